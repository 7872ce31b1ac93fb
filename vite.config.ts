import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What is fetched when it is opened or wanted is not among them.
const shell = [
  'ahead-later',
  'back-button',
  'basket-button',
  'bottom-bar',
  'category-menu',
  'cookie-notice',
  'count',
  'drawer-part',
  'footer',
  'guest-bar',
  'header',
  'idle',
  'keep-page',
  'layouts?',
  'local-keys',
  'membership-prompt',
  'menu-link',
  'mobile-menu',
  'not-found',
  'open',
  'page-progress',
  'preferences',
  'reload-guard',
  'return-path',
  'route-focus',
  'search-box',
  'shell-data',
  'skip-link',
  'text',
  'theme-choice',
  'wordmark',
]
const buildingBlocks = ['button', 'checkbox', 'icon', 'shop-link', 'text', 'toast', 'toast-region']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // Its package file is so large that loading its modules one by one takes a second and 100 MB.
  ssr: { noExternal: ['drizzle-orm'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // A feature's modules do nothing by being loaded: a page leaves out what it does not use of their re-exports.
          treeshake: { moduleSideEffects: [{ test: /\/app\/features\//, sideEffects: false }] },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Few files compress better than many small ones: the framework in one, what all pages share
            // in another, what pages with products share in a third. Forms with many rows come
            // with what opens them.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // What the pages of an account share is not for those who only look around.
                { name: 'shared', test: /\/app\/(?!pages\/account\/)/, minShareCount: 12, priority: 1 },
                // Every page loads these with its frame, so that files of their own would only cost more.
                {
                  name: 'frame',
                  test: new RegExp(
                    `/app/(shell/([a-z]+/)?(${shell.join('|')})[./]|ui/(${buildingBlocks.join('|')})[.])`,
                  ),
                  priority: 2,
                },
                // Pages that add amounts up share them; lists and products do not.
                {
                  name: 'sums',
                  test: /\/app\/features\/(basket\/pricing\/(summary|line-price)|promotions\/)/,
                  priority: 1,
                },
                {
                  name: 'goods',
                  test: /\/app\/(features\/(catalogue\/(?!ui\/compact)|basket\/(?!ui\/(sheet|free-|basket-totals|promo-|refill|text)|quick-order|pricing\/order-)|lists\/(?!order-))|ui\/copy-button|pages\/(shared\/(product-buttons|unless-posted)|category\/(use-list-address|page)))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/server/server.ts' } } },
  },
  // Pages name what they load ahead themselves (the router's manifest); what is loaded on demand needs nothing ahead of it.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
})
