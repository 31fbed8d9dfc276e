import { seemsSignedIn } from '@vezne/api/stored-company';
import { Button } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CallToAction } from '../frame/CallToAction';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import { AnswerSample } from '../landing/AnswerSample';
import { Feature } from '../landing/Feature';
import { Places, SampleNote } from '../landing/Places';

/** What the screens look like in a company that has written something: pictures of it, so that no company is touched. */
export default function SamplesPage() {
  return (
    <PlainPage>
      <Display as="h1">Örnek ekranlar</Display>
      <Lead>
        Vezne, kayıtları girilmiş bir şirkette böyle görünür. Buradaki hiçbir şey şirketinize yazılmaz.
      </Lead>
      <Rows>
        <Places heading="h2" />
        <Feature
          heading="h2"
          title="Vezne AI"
          text="Sorunuzu günlük dilde yazarsınız; cevap kasa defterinizden hesaplanır ve dayandığı kayıtlarla birlikte gelir."
        >
          <AnswerSample />
        </Feature>
        <SampleNote />
      </Rows>
      {seemsSignedIn() ? (
        <Button as={Link} to="/dashboard" variant="primary" size="lg">
          Ana Sayfa'ya Dön
        </Button>
      ) : (
        <CallToAction />
      )}
    </PlainPage>
  );
}

const Rows = styled.div`
  margin: var(--vz-space-12) 0;
`;
