import { ComingSoon } from '@vezne/ui';

export default function ContactPage() {
  return <ComingSoon title="İletişim" />;
}
