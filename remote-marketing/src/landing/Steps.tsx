import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Display, Wrap } from '../frame/typography';

/** From nothing to the first balance. */
export function Steps() {
  return (
    <Section>
      <Display>Üç adımda ilk bakiye</Display>
      <List>
        <li>
          <h3>Hesabınızı açın</h3>
          <p>
            Adınızı, şirketinizin adını ve e-postanızı yazın, para biriminizi seçin. 30 günlük deneme süreniz
            hemen başlar.
          </p>
        </li>
        <li>
          <h3>Başlıklarınızı belirleyin</h3>
          <p>
            Hazır kategorileri ekleyin ya da kendi başlıklarınızı yazın. İsterseniz ilk projenizi bitiş tarihi
            ve bütçesiyle açın.
          </p>
        </li>
        <li>
          <h3>İlk hareketi yazın</h3>
          <p>Tutarı, tarihi ve açıklamayı girin. Giriş, çıkış ve bakiye aynı anda yenilenir.</p>
        </li>
      </List>
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  padding-top: 112px;
  padding-bottom: 112px;
  ${onMobile} { padding-top: 72px; padding-bottom: 72px; }
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--vz-space-10);
  margin-top: var(--vz-space-12);
  counter-reset: step;
  & li { padding-top: var(--vz-space-5); border-top: 2px solid var(--vz-primary); counter-increment: step; }
  & li::before {
    content: counter(step);
    color: var(--vz-primary-text);
    font: var(--vz-weight-medium) 2rem / 1 var(--vz-font-display);
  }
  & h3 {
    margin-top: var(--vz-space-4);
    font-size: var(--vz-text-lg);
    font-weight: var(--vz-weight-semibold);
    line-height: var(--vz-lh-lg);
  }
  & p { margin-top: 6px; color: var(--vz-text-2); font-size: 15px; line-height: 24px; text-wrap: pretty; }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--vz-space-8);
    margin-top: var(--vz-space-8);
  }
`;
