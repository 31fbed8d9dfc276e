export const contactPath = (id: string, tab = '') => `/contacts/${id}${tab && `/${tab}`}`;
