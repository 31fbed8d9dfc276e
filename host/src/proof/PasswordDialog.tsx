// A file of its own, so that the dialog is fetched apart from the pages.
export { PasswordModal as default } from '@vezne/ui';
