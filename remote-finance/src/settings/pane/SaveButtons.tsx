import { Button, onMobile } from '@vezne/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

type Props = { form: { reset: () => void; formState: { isDirty: boolean; isSubmitting: boolean } } };

/** The foot of a pane that is a form: says what is not saved, takes back what was typed, or saves it. */
export function SaveButtons({ form }: Props) {
  const { isDirty, isSubmitting } = form.formState;
  // The button rests from now on: the focus goes before where typing begins, since in a field it opens a phone's keyboard.
  const takeBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.reset();
    currentTarget.form?.querySelector('h2')?.focus();
  };
  return (
    <>
      <Unsaved role="status" data-unsaved={isDirty ? '' : undefined}>
        {isDirty && 'Kaydedilmemiş değişiklik'}
      </Unsaved>
      <Button disabled={!isDirty || isSubmitting} onClick={takeBack}>
        Vazgeç
      </Button>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        Kaydet
      </Button>
    </>
  );
}

const Unsaved = styled.span`
  align-self: center;
  margin-right: auto;
  color: var(--vz-warning-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  ${onMobile} { && { flex: 1 0 100%; } &:empty { display: none; } }
`;
