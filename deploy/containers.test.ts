import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** What stands at a path of names and numbers, as a list of its own: empty where there is nothing. */
function at(value: Value, ...path: (string | number)[]): Value[] {
  const found = path.reduce<Value>(
    (inner, key) => (inner as Record<string, Value> | undefined)?.[key],
    value,
  );
  return found === undefined || found === null ? [] : [found].flat();
}
const keysAt = (value: Value, ...path: string[]) =>
  at(value, ...path).flatMap((each) => Object.keys(each ?? {}));

const files = (folder: string): string[] =>
  readdirSync(join(__dirname, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const yamlFiles = files('.').filter((file) => file.endsWith('.yaml'));
function documents(file: string): Value[] {
  const parsed = parseAllDocuments(readFileSync(join(__dirname, file), 'utf8'), { merge: true });
  return [...parsed].flatMap((each) => {
    expect([file, each.errors, each.warnings]).toEqual([file, [], []]);
    return [each.toJS() as Value];
  });
}

test.each(yamlFiles)('%s is YAML without a doubled key', (file) => {
  expect(documents(file).length).toBeGreaterThan(0);
});

describe('compose', () => {
  const [compose] = documents('compose.yaml');
  const services = keysAt(compose, 'services');
  const service = (name: string, ...path: (string | number)[]) => at(compose, 'services', name, ...path);

  test('every service, volume, secret and file that one names is there', () => {
    const named = services.flatMap((name) => keysAt(compose, 'services', name, 'depends_on'));
    expect(named.filter((name) => !services.includes(name))).toEqual([]);
    const mounts = services.flatMap((name) => service(name, 'volumes').map(String));
    const [folders, volumes] = [
      mounts.filter((each) => each.startsWith('.')),
      mounts.filter((each) => !each.startsWith('.')),
    ];
    expect(
      volumes
        .map((each) => each.split(':')[0])
        .filter((each) => !keysAt(compose, 'volumes').includes(each ?? '')),
    ).toEqual([]);
    expect(
      folders.map((each) => each.split(':')[0] ?? '').filter((file) => !existsSync(join(__dirname, file))),
    ).toEqual([]);
    const secrets = services.flatMap((name) => [
      ...service(name, 'secrets'),
      ...service(name, 'build', 'secrets'),
    ]);
    expect(secrets.filter((each) => !keysAt(compose, 'secrets').includes(String(each)))).toEqual([]);
  });

  test('pages are released into the volume by every start, after the API and before nginx', () => {
    expect(service('release', 'volumes')).toEqual(['web:/srv/vezne']);
    expect(service('release', 'depends_on', 'api', 'condition')).toEqual(['service_healthy']);
    expect(service('web', 'depends_on', 'release', 'condition')).toEqual(['service_completed_successfully']);
    const image = readFileSync(join(__dirname, 'release.Dockerfile'), 'utf8');
    expect(image).toContain('["scripts/release/remote-release.mjs", "all", "--to", "/srv/vezne"]');
  });

  test('an empty volume becomes its writer’s, whichever container is made first', () => {
    // Whoever is made copies its image's folder into a volume that is still empty, and the folder's owner with it.
    const readers = services
      .flatMap((name) => service(name, 'volumes').map((each) => String(each).split(':')))
      .filter(([volume = '', , how]) => keysAt(compose, 'volumes').includes(volume) && how?.startsWith('ro'));
    expect(readers).toEqual([['web', '/srv/vezne', 'ro,nocopy']]);
  });

  test('the database is healthy when the API reaches it, not while it is being made', () => {
    const [, check] = service('db', 'healthcheck', 'test');
    // The server that runs roles.sh listens on a socket of its container alone.
    expect(check).toContain('pg_isready -h 127.0.0.1 ');
  });

  test('no service keeps a power that it does not need', () => {
    for (const name of services) {
      expect([name, service(name, 'cap_drop')]).toEqual([name, ['ALL']]);
      expect([name, service(name, 'security_opt')]).toEqual([name, ['no-new-privileges:true']]);
      expect([name, service(name, 'privileged'), service(name, 'cap_add')]).toEqual([name, [], []]);
    }
    for (const name of services.filter((each) => each !== 'db'))
      expect(service(name, 'read_only')).toEqual([true]);
  });

  test('the product signs in to the database as nobody who may do everything', () => {
    const [superuser] = service('db', 'environment', 'POSTGRES_USER');
    const logins = ['DATABASE_URL', 'SYSTEM_DATABASE_URL', 'MIGRATION_DATABASE_URL']
      .flatMap((name) => service('api', 'environment', name))
      .map((url) => /^postgres:\/\/(\w+):/.exec(String(url))?.[1]);
    expect(logins).toEqual(['vezne_app', 'vezne_system', 'vezne']);
    expect(logins).not.toContain(superuser);
    const made = [
      ...readFileSync(join(__dirname, 'roles.sh'), 'utf8').matchAll(/CREATE ROLE (\w+) LOGIN PASSWORD/g),
    ];
    expect(made.map(([, name]) => name).sort()).toEqual([...logins].sort());
    expect(at(documents('patroni.yaml')[0], 'postgresql', 'authentication', 'superuser', 'username')).toEqual(
      [superuser],
    );
  });

  test('who is stopped has the time to end what it has begun', () => {
    expect(Number.parseInt(String(service('api', 'stop_grace_period')), 10)).toBeGreaterThan(12);
    expect(Number.parseInt(String(service('web', 'stop_grace_period')), 10)).toBeGreaterThan(15);
    // A last checkpoint may be long; without it the next start goes through the log first.
    expect(Number.parseInt(String(service('db', 'stop_grace_period')), 10)).toBeGreaterThan(30);
  });
});

describe('Kubernetes', () => {
  const all = yamlFiles.filter((file) => file.startsWith('k8s')).flatMap(documents);
  const of = (kind: string) => all.filter((each) => at(each, 'kind')[0] === kind);
  const nameOf = (each: Value) => at(each, 'metadata', 'name')[0];
  const running = [...of('Deployment'), ...of('Job')];
  const pod = (each: Value, ...path: (string | number)[]) => at(each, 'spec', 'template', 'spec', ...path);

  test('whatever is selected is what a pod carries', () => {
    const carried = running.map((each) => at(each, 'spec', 'template', 'metadata', 'labels', 'app')[0]);
    const selected = [
      ...of('Service').flatMap((each) => at(each, 'spec', 'selector', 'app')),
      ...[...of('Deployment'), ...of('PodDisruptionBudget')].flatMap((each) =>
        at(each, 'spec', 'selector', 'matchLabels', 'app'),
      ),
      ...of('NetworkPolicy').flatMap((each) => at(each, 'spec', 'podSelector', 'matchLabels', 'app')),
    ];
    expect(selected.length).toBeGreaterThan(6);
    expect(selected.filter((app) => !carried.includes(app))).toEqual([]);
  });

  test('every mount has its volume, and every volume its claim or its texts', () => {
    const kept = [...of('PersistentVolumeClaim'), ...of('ConfigMap')].map(nameOf);
    for (const each of running) {
      const volumes = pod(each, 'volumes');
      const names = volumes.map((volume) => at(volume, 'name')[0]);
      const mounted = pod(each, 'containers', 0, 'volumeMounts').map((mount) => at(mount, 'name')[0]);
      expect([...mounted].sort()).toEqual([...names].sort());
      const needed = volumes.flatMap((volume) => [
        ...at(volume, 'configMap', 'name'),
        ...at(volume, 'persistentVolumeClaim', 'claimName'),
      ]);
      expect(needed.filter((name) => !kept.includes(name))).toEqual([]);
    }
  });

  test('what is created again for every release has no name that is taken by then', () => {
    const again = ['release.yaml', 'watch.yaml'].flatMap((file) => documents(join('k8s', file)));
    expect(again.map((each) => [at(each, 'kind')[0], nameOf(each)])).toEqual([
      ['Job', undefined],
      ['Job', undefined],
    ]);
  });

  test('all web pods serve one folder that they cannot write, and the Jobs can', () => {
    const claims = running.flatMap((each) =>
      pod(each, 'volumes').flatMap((volume) => at(volume, 'persistentVolumeClaim')),
    );
    expect(claims).toEqual([
      { claimName: 'vezne-web', readOnly: true },
      { claimName: 'vezne-web' },
      { claimName: 'vezne-web' },
    ]);
    expect(of('PersistentVolumeClaim').flatMap((each) => at(each, 'spec', 'accessModes'))).toEqual([
      'ReadWriteMany',
    ]);
  });

  test('no pod runs as root or keeps a power, and none has a key to the cluster', () => {
    expect(running).toHaveLength(4);
    for (const each of running) {
      expect(pod(each, 'securityContext', 'runAsNonRoot')).toEqual([true]);
      expect(pod(each, 'automountServiceAccountToken')).toEqual([false]);
      expect(pod(each, 'containers', 0, 'securityContext')).toEqual([
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
    }
  });

  test('a pod leaves the service before it stops, one of two stays, and its grace covers both', () => {
    const budgets = of('PodDisruptionBudget').map(
      (each) => at(each, 'spec', 'selector', 'matchLabels', 'app')[0],
    );
    for (const each of of('Deployment')) {
      const [sleep, seconds] = pod(each, 'containers', 0, 'lifecycle', 'preStop', 'exec', 'command');
      expect(sleep).toBe('sleep');
      expect(Number(pod(each, 'terminationGracePeriodSeconds')[0])).toBeGreaterThan(Number(seconds) + 15);
      expect(at(each, 'spec', 'strategy', 'rollingUpdate')).toEqual([{ maxUnavailable: 0, maxSurge: 1 }]);
      expect(budgets).toContain(at(each, 'spec', 'selector', 'matchLabels', 'app')[0]);
    }
  });

  test('what watches a canary asks each process, where its numbers are', () => {
    const [watch] = of('Job').filter((each) => pod(each, 'containers', 0, 'name')[0] === 'watch');
    const args = pod(watch ?? {}, 'containers', 0, 'args').map(String);
    const [, host, port] = /--metrics=http:\/\/([\w-]+):(\d+)\/metrics/.exec(args.join(' ')) ?? [];
    const [service] = of('Service').filter((each) => nameOf(each) === host);
    expect(at(service ?? {}, 'spec', 'clusterIP')).toEqual(['None']);
    expect(at(service ?? {}, 'spec', 'ports', 0, 'port')).toEqual([Number(port)]);
    const [api] = of('Deployment').filter((each) => nameOf(each) === 'vezne-api');
    const env = Object.fromEntries(
      pod(api ?? {}, 'containers', 0, 'env').map((each) => [at(each, 'name')[0], at(each, 'value')[0]]),
    );
    expect(env).toMatchObject({
      METRICS_PORT: port,
      METRICS_HOST: '0.0.0.0',
      REMOTES_URL: 'http://web/remotes.json',
    });
  });

  test('the ingress says whose it is', () => {
    const [ingress] = of('Ingress');
    expect(at(ingress, 'spec', 'ingressClassName')).toHaveLength(1);
  });
});
