import { createServer } from 'vite'

// Vite compiles on demand and pushes changes; the shop itself listens and answers.
const vite = await createServer({ server: { middlewareMode: true } })
const { startShop } = await vite.ssrLoadModule('/app/server/server.ts')
await startShop({ vite })
