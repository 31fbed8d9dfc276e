import { toast as raise } from 'react-toastify/unstyled';

/** Short messages in the corner of the page: errors interrupt a screen reader, the others wait their turn. */
export const toast = {
  success: (message: string) => raise.success(message, { role: 'status' }),
  info: (message: string) => raise.info(message, { role: 'status' }),
  warning: (message: string) => raise.warning(message, { role: 'status', toastId: message }),
  /** The same failure of four parallel calls is said once. */
  error: (message: string) => raise.error(message, { role: 'alert', toastId: message }),
};
