import { drafts, useLogout } from '@vezne/api';
import { ConfirmModal } from '@vezne/ui';
import { useState } from 'react';

/** Asks whether what was typed and not saved may be forgotten. */
export default function SignOutDialog({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const [subjects] = useState(drafts.subjects);
  return (
    <ConfirmModal
      open
      onClose={onClose}
      onConfirm={logout}
      title="Çıkış Onayı"
      confirmLabel="Çıkış Yap"
      cancelLabel="Vazgeç"
      danger
    >
      {subjects.length} kaydedilmemiş taslak var: {listed(subjects)}. Çıkarsanız{' '}
      {subjects.length === 1 ? 'silinir' : 'silinirler'}.
    </ConfirmModal>
  );
}

/** "Kasa Defteri kaydı (2), Proje" */
function listed(subjects: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].map(([subject, count]) => (count > 1 ? `${subject} (${count})` : subject)).join(', ');
}
