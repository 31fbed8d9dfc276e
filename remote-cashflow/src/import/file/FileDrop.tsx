import { Button, onMobile } from '@vezne/ui';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

type Props = {
  /** What the file input is called, and what it offers to choose: '.csv,.xlsx'. */
  label: string;
  accept: string;
  title: string;
  /** Which files it takes, in words. */
  children: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Takes files by drag and drop, or by a button that everybody can press. */
export function FileDrop({ label, accept, title, children, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useNoStrayDrop();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {isOver ? <Download aria-hidden /> : <FileUp aria-hidden />}
      <strong>{isOver ? 'Bırakın, okumaya başlayalım' : title}</strong>
      <p>{children}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        Dosya Seç
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again once it is mended.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Zone>
  );
}

/** A file that falls beside the zone would be opened in place of the page. */
function useNoStrayDrop() {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-height: 248px;
  margin-top: var(--vz-space-5);
  padding: var(--vz-space-6);
  border: 1.5px dashed var(--vz-border-control);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-inset);
  text-align: center;
  & > svg { width: 28px; height: 28px; margin-bottom: 8px; color: var(--vz-text-3); }
  & > strong { font-size: var(--vz-text-md); line-height: var(--vz-lh-md); font-weight: var(--vz-weight-semibold); }
  & > p { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  & > button { margin-top: var(--vz-space-4); }
  &[data-over] { border-color: var(--vz-primary-text); background: var(--vz-primary-subtle); }
  &[data-over] > svg { color: var(--vz-primary-text); }
  ${onMobile} { min-height: 176px; padding: var(--vz-space-5) var(--vz-space-4); }
`;
