import { ComingSoon } from '@vezne/ui';

export default function LoginPage() {
  return <ComingSoon title="Giriş Yap" />;
}
