import { type LiveRelease, useReleases, useRemoteStandings } from '@vezne/api';
import { offeredShares } from '@vezne/federation';
import { Badge, Card, CardBody, CardHead, Empty, formatInstant, LoadError, Loading } from '@vezne/ui';
import styled from 'styled-components';
import { releasedAt } from './age';
import { Rows } from './Rows';
import { Trials } from './Trials';

const audienceOf = ({ audience }: LiveRelease) => {
  if (audience === 'everybody') return <Badge>Herkes</Badge>;
  const parts = [
    audience.percent === undefined ? '' : `tarayıcı payı %${audience.percent}`,
    audience.companies === 0 ? '' : `${audience.companies} şirket`,
  ];
  return <Badge tone="warning">{`Deneme: ${parts.filter(Boolean).join(', ')}`}</Badge>;
};
/** What is live of host and remotes, what they offer and need, and how they fare. */
export default function Versions() {
  const { releases, trials = [], hasFailed, retry } = useReleases();
  if (hasFailed) return <LoadError message="Sürüm listesi okunamadı." onRetry={retry} />;
  if (!releases) return <Loading />;
  return (
    <Stack>
      <Live releases={releases} />
      {trials.length > 0 && <Trials trials={trials} />}
      <Shares releases={releases} />
      <Standings />
    </Stack>
  );
}

function Live({ releases }: { releases: LiveRelease[] }) {
  return (
    <Card as="section" aria-labelledby="surumler">
      <CardHead id="surumler" title="Yayındaki sürümler" ruled />
      <Rows
        rows={releases}
        keyOf={({ name, release, audience }) => `${name} ${release} ${audience === 'everybody'}`}
        columns={[
          { title: 'Parça', of: ({ name }) => name },
          { title: 'Sürüm', of: ({ release }) => release || undefined },
          { title: 'Kime', of: audienceOf },
          { title: 'Yayın', of: ({ at }) => (at ? releasedAt(at) : undefined), kind: 'quiet' },
          { title: 'Kaynak', of: ({ commit }) => commit },
          { title: 'Derleyen', of: ({ by }) => by },
        ]}
      />
    </Card>
  );
}

function Shares({ releases }: { releases: LiveRelease[] }) {
  const remotes = releases.filter(({ name }) => name !== 'host');
  return (
    <Card as="section" aria-labelledby="ortak">
      <CardHead
        id="ortak"
        title="Ortak modüller"
        note="Bu sayfanın sunduğu sürüm ve her parçanın kabul ettiği aralık"
        ruled
      />
      <Rows
        dense
        rows={Object.entries(offeredShares())}
        keyOf={([module]) => module}
        columns={[
          { title: 'Modül', of: ([module]) => module },
          { title: 'Sunulan', of: ([, version]) => version },
          ...remotes.map(({ name, release, needs }) => ({
            title: `${name} ${release}`,
            of: ([module]: [string, string]) => needs[module],
          })),
        ]}
      />
    </Card>
  );
}

function Standings() {
  const { data, error, reload } = useRemoteStandings();
  const failing = data?.standings.filter(({ lastFailureAt }) => lastFailureAt) ?? [];
  return (
    <Card as="section" aria-labelledby="hatalar">
      <CardHead
        id="hatalar"
        title="Son hatalar"
        note={
          data && `Cevap veren sunucu sürecine ${formatInstant(data.since)} tarihinden beri bildirilenler`
        }
        ruled
      />
      {error && <LoadError message={error.message} onRetry={reload} />}
      {data && failing.length === 0 && (
        <CardBody>
          <Empty title="Bildirilen hata yok" />
        </CardBody>
      )}
      {failing.length > 0 && (
        <Rows
          rows={failing}
          keyOf={({ remote, release }) => `${remote} ${release}`}
          columns={[
            { title: 'Parça', of: ({ remote }) => remote },
            { title: 'Sürüm', of: ({ release }) => release },
            { title: 'Açılan', of: ({ loaded }) => loaded, kind: 'figure' },
            { title: 'Gelmeyen', of: ({ failed }) => failed, kind: 'figure' },
            { title: 'Reddedilen', of: ({ refused }) => refused, kind: 'figure' },
            { title: 'Çizilemeyen', of: ({ threw }) => threw, kind: 'figure' },
            {
              title: 'Son hata',
              of: ({ lastFailureAt }) => lastFailureAt && formatInstant(lastFailureAt),
              kind: 'quiet',
            },
          ]}
        />
      )}
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-6);
  min-width: 0;
`;
