import { ComingSoon } from '@vezne/ui';

export default function ResetPasswordPage() {
  return <ComingSoon title="Yeni Şifre" />;
}
