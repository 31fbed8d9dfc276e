import { Button } from '@vezne/ui';

type Props = { form: { reset: () => void; formState: { isDirty: boolean; isSubmitting: boolean } } };

/** The foot of a pane that is a form: takes back what was typed, or saves it. */
export function SaveButtons({ form }: Props) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <Button disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
        Vazgeç
      </Button>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        Kaydet
      </Button>
    </>
  );
}
