import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { FocusEvent } from 'react';
import { type IconProps, ToastContainer, toast } from 'react-toastify/unstyled';

const icons = { success: CircleCheck, error: CircleAlert, warning: Clock, info: Info, default: Info };

type Props = {
  /** Milliseconds that a toast stays. */
  duration: number;
  /** How many are shown at once; the next ones wait. */
  visible: number;
};

/** The one place where toasts appear; the owner of the page mounts it once. Look: assets/toast.css. */
export function ToastHost({ duration, visible }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to focus passing through
    <div onFocus={() => toast.pause()} onBlur={resumeWhenLeft}>
      <ToastContainer
        position="bottom-right"
        autoClose={duration}
        limit={visible}
        newestOnTop={false}
        pauseOnHover
        pauseOnFocusLoss={false}
        closeOnClick={false}
        draggable={false}
        hideProgressBar
        transition={undefined}
        icon={ToastIcon}
        closeButton={CloseButton}
        aria-label="Bildirimler"
      />
    </div>
  );
}

function resumeWhenLeft(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) toast.play();
}

function ToastIcon({ type }: Pick<IconProps, 'type'>) {
  const Icon = icons[type];
  return <Icon aria-hidden />;
}

function CloseButton({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label="Kapat"
      onClick={() => {
        closeToast(true);
        // The focused button vanishes without a blur: let the other toasts run on.
        toast.play();
      }}
    >
      <X aria-hidden width={16} height={16} />
    </button>
  );
}
