import { waitFor } from '@testing-library/react';

/** Catches what the browser would save. */
export function catchFile() {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return {
    text: async () => {
      await waitFor(() => expect(click).toHaveBeenCalled());
      click.mockRestore();
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(files[0] as Blob);
      });
    },
  };
}
