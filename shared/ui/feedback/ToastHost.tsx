import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type IconProps, ToastContainer } from 'react-toastify/unstyled';
import { focusCame, focusLeft, leaveMessages } from './toast-focus';

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
    <div onFocus={focusCame} onBlur={focusLeft}>
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
        leaveMessages();
      }}
    >
      <X aria-hidden width={16} height={16} />
    </button>
  );
}
