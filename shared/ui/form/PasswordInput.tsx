import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { ControlButton } from './Control';
import { TextInput } from './TextInput';

type Props = Omit<ComponentPropsWithRef<typeof TextInput>, 'type' | 'trailing'>;

/** A password with a button that shows what was typed. */
export function PasswordInput(props: Props) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Gizle' : 'Göster';
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <ControlButton label={label} title={label} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </ControlButton>
      }
    />
  );
}
