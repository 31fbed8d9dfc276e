import { useEffect, useEffectEvent } from 'react';
import { toast as raise } from 'react-toastify/unstyled';
import { leaveMessages } from './toast-focus';

/** What a message offers to do about what it tells; it stays `duration` milliseconds, and goes when it is done. */
type ToastAction = {
  /** Names it to whoever does the same elsewhere, and withdraws it. */
  id?: string;
  label: string;
  duration: number;
  onClick: () => void;
  /** What follows from it, offered beside it; Ctrl+Z is no way to it. */
  next?: { label: string; onClick: () => void } | undefined;
};

/** Short messages in the corner of the page: errors interrupt a screen reader, the others wait their turn. */
export const toast = {
  success: (message: string, action?: ToastAction) =>
    action
      ? raise.success(({ closeToast }) => <Offer message={message} action={action} onClose={closeToast} />, {
          role: 'status',
          autoClose: action.duration,
          ...(action.id && { toastId: action.id }),
        })
      : raise.success(message, { role: 'status' }),
  info: (message: string) => raise.info(message, { role: 'status' }),
  warning: (message: string) => raise.warning(message, { role: 'status', toastId: message }),
  /** The same failure of four parallel calls is said once. */
  error: (message: string) => raise.error(message, { role: 'alert', toastId: message }),
  /** Takes away a message that offers what is done already. */
  withdraw: (id: string) => raise.dismiss(id),
};

const waiting: (() => void)[] = [];

// The panel beside a list leaves the page to be used.
const OVER = '[role=dialog]:not([data-side-panel]), [role=alertdialog]';

/** Ctrl+Z takes what was offered last, unless something is being written or lies over the page; held down, once. */
function undoLatest(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
  if (document.querySelector(OVER)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

function waitForUndo(take: () => void) {
  if (waiting.push(take) === 1) document.addEventListener('keydown', undoLatest);
  return () => {
    waiting.splice(waiting.indexOf(take), 1);
    if (waiting.length === 0) document.removeEventListener('keydown', undoLatest);
  };
}

type OfferProps = { message: string; action: ToastAction; onClose: () => void };

function Offer({ message, action: { label, onClick, next }, onClose }: OfferProps) {
  const take = (act: () => void) => {
    onClose();
    leaveMessages();
    act();
  };
  const takeLatest = useEffectEvent(() => take(onClick));
  useEffect(() => waitForUndo(() => takeLatest()), []);
  return (
    <span className="vz-toast-offer">
      <span>{message}</span>
      <button type="button" aria-keyshortcuts="Control+Z" onClick={() => take(onClick)}>
        {label}
      </button>
      {next && (
        <button type="button" onClick={() => take(next.onClick)}>
          {next.label}
        </button>
      )}
    </span>
  );
}
