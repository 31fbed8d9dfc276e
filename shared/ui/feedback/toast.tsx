import { toast as raise } from 'react-toastify/unstyled';

/** What a message offers to do about what it tells; it stays `duration` milliseconds, and goes when it is done. */
type ToastAction = { label: string; duration: number; onClick: () => void };

/** Short messages in the corner of the page: errors interrupt a screen reader, the others wait their turn. */
export const toast = {
  success: (message: string, action?: ToastAction) =>
    action
      ? raise.success(({ closeToast }) => <Offer message={message} action={action} onClose={closeToast} />, {
          role: 'status',
          autoClose: action.duration,
        })
      : raise.success(message, { role: 'status' }),
  info: (message: string) => raise.info(message, { role: 'status' }),
  warning: (message: string) => raise.warning(message, { role: 'status', toastId: message }),
  /** The same failure of four parallel calls is said once. */
  error: (message: string) => raise.error(message, { role: 'alert', toastId: message }),
};

type OfferProps = { message: string; action: ToastAction; onClose: () => void };

function Offer({ message, action: { label, onClick }, onClose }: OfferProps) {
  const take = () => {
    onClose();
    // The focused button vanishes without a blur: let the other toasts run on.
    raise.play();
    onClick();
  };
  return (
    <span className="vz-toast-offer">
      <span>{message}</span>
      <button type="button" onClick={take}>
        {label}
      </button>
    </span>
  );
}
