import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/build/compress-assets'
import { trimManifest } from './scripts/build/trim-manifest'

export default {
  // The bundle listens when node runs it and is imported by the tests otherwise.
  serverBuildFile: 'server.js',
  // One small manifest file instead of a request for every group of links in view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await trimManifest(client)
    await compressAssets(client)
  },
} satisfies Config
