import { ComingSoon } from '@vezne/ui';

export default function ForgotPasswordPage() {
  return <ComingSoon title="Şifremi Unuttum" />;
}
