import { useLogin } from '@vezne/api';
import { Button, TextInput, toast } from '@vezne/ui';
import type { SubmitEvent } from 'react';
import { chooseForTest, mayNameApi, testerSettings } from './tester';

/** Signs a tester in, against the page's own API or the one whose address is given. */
export function StandaloneSignIn() {
  const login = useLogin();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    chooseForTest({ api: `${form.get('api') ?? ''}` });
    // The provider of the page has told the failure.
    login
      .run({ email: `${form.get('email')}`, password: `${form.get('password')}` })
      .then((answer) => {
        if ('challenge' in answer)
          toast.error('Bu hesap ikinci bir adım istiyor; sınama için başka bir hesap kullanın.');
      })
      .catch(() => undefined);
  }

  return (
    <form onSubmit={submit}>
      {mayNameApi() && (
        <TextInput
          name="api"
          type="url"
          aria-label="API adresi"
          placeholder={location.origin}
          defaultValue={testerSettings().api}
        />
      )}
      <TextInput
        name="email"
        type="email"
        aria-label="E-posta (sınama)"
        placeholder="E-posta"
        autoComplete="username"
      />
      <TextInput
        name="password"
        type="password"
        aria-label="Şifre (sınama)"
        placeholder="Şifre"
        autoComplete="current-password"
      />
      <Button type="submit" size="sm" loading={login.isRunning}>
        Giriş Yap
      </Button>
    </form>
  );
}
