import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const name = 'virtual:stored-page'
const source = 'app/shell/own/stored-page.ts'

/**
 * Builds the first script of stored pages (app/shell/own/stored-page.ts) as one file that shares no code with the others, since
 * they load React, and tells the server its address as the module `virtual:stored-page`; '' in development, where no page is stored.
 */
export function storedPage(): Plugin {
  let address = ''
  return {
    name: 'stored-page',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const code = await bundle()
      const fileName = `assets/stored-page-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      address = `/${fileName}`
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(address)}` : null),
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { write: false, target: 'es2022', rollupOptions: { input: source } },
  })
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { type: string; code?: string }[] }
  return output.find(({ type }) => type === 'chunk')!.code!
}
