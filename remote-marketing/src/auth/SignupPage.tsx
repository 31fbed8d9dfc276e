import { ComingSoon } from '@vezne/ui';

export default function SignupPage() {
  return <ComingSoon title="Kayıt Ol" />;
}
