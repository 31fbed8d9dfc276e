import styled from 'styled-components';

type Props = { current: 1 | 2 };

/** Where in the sign-up one stands. */
export function SignupSteps({ current }: Props) {
  return (
    <List aria-label="Kayıt adımları">
      {steps.map((name, index) => (
        <li key={name} aria-current={index + 1 === current ? 'step' : undefined}>
          <span>Adım {index + 1}</span>
          {name}
        </li>
      ))}
    </List>
  );
}

const steps = ['Siz', 'Şirketiniz'];

const List = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--vz-space-3);
  margin-bottom: var(--vz-space-6);
  & li {
    padding-top: 10px;
    border-top: 2px solid var(--vz-border-strong);
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    line-height: var(--vz-lh-sm);
  }
  & li[aria-current] {
    border-color: var(--vz-primary);
    color: var(--vz-text-1);
    font-weight: var(--vz-weight-medium);
  }
  & span { margin-right: 8px; color: var(--vz-text-3); font-weight: var(--vz-weight-regular); }
`;
