import { type LiveRelease, useReleases, useRemoteStandings } from '@vezne/api';
import { offeredShares } from '@vezne/federation';
import { Badge, Card, CardBody, CardHead, Empty, formatInstant, LoadError, Loading, Table } from '@vezne/ui';
import styled from 'styled-components';
import { releasedAt } from './age';
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
      <Table>
        <thead>
          <tr>
            <th scope="col">Parça</th>
            <th scope="col">Sürüm</th>
            <th scope="col">Kime</th>
            <th scope="col">Yayın</th>
            <th scope="col">Kaynak</th>
            <th scope="col">Derleyen</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((each) => (
            <tr key={`${each.name} ${each.release} ${each.audience === 'everybody'}`}>
              <td data-strong>{each.name}</td>
              <td>{each.release || '-'}</td>
              <td>{audienceOf(each)}</td>
              <td data-quiet>{each.at ? releasedAt(each.at) : '-'}</td>
              <td>{each.commit ?? '-'}</td>
              <td>{each.by ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
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
      <Table dense>
        <thead>
          <tr>
            <th scope="col">Modül</th>
            <th scope="col">Sunulan</th>
            {remotes.map(({ name, release }) => (
              <th scope="col" key={`${name} ${release}`}>{`${name} ${release}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(offeredShares()).map(([module, version]) => (
            <tr key={module}>
              <td data-strong>{module}</td>
              <td>{version}</td>
              {remotes.map(({ name, release, needs }) => (
                <td key={`${name} ${release}`}>{needs[module] ?? '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
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
        <Table>
          <thead>
            <tr>
              <th scope="col">Parça</th>
              <th scope="col">Sürüm</th>
              <th scope="col" data-align="right">
                Açılan
              </th>
              <th scope="col" data-align="right">
                Gelmeyen
              </th>
              <th scope="col" data-align="right">
                Reddedilen
              </th>
              <th scope="col" data-align="right">
                Çizilemeyen
              </th>
              <th scope="col" data-gap>
                Son hata
              </th>
            </tr>
          </thead>
          <tbody>
            {failing.map((each) => (
              <tr key={`${each.remote} ${each.release}`}>
                <td data-strong>{each.remote}</td>
                <td>{each.release}</td>
                <td data-align="right">{each.loaded}</td>
                <td data-align="right">{each.failed}</td>
                <td data-align="right">{each.refused}</td>
                <td data-align="right">{each.threw}</td>
                <td data-gap data-quiet>
                  {each.lastFailureAt && formatInstant(each.lastFailureAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-6);
  min-width: 0;
`;
