import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { storedPage } from './scripts/build/stored-page.ts'

// Files of the shell that every page loads; those that load on demand are missing here.
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
  'missing',
  'mobile-menu',
  'open',
  'page-progress',
  'preferences',
  'reload-guard',
  'return-path',
  'route-focus',
  'scrolled',
  'first-page',
  'search-box',
  'shell-data',
  'use-shell',
  'use-own',
  'own',
  'skip-link',
  'text',
  'theme-choice',
  'wordmark',
]
// The breadcrumb is among them, because pages of texts have one and no goods.
const buildingBlocks = ['breadcrumb', 'button', 'icon', 'shop-link', 'text', 'toast', 'toast-region']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), storedPage()],
  resolve: { tsconfigPaths: true },
  // Of OpenTelemetry a chunk of its own takes what traces need; only shops that export them load it.
  // Drizzle is so large that loading its modules one by one takes a second and 100 MB. Of react-email the build takes the
  // elements of emails; the rest of the package, its program for developers, needs 50 MB that a live shop does without.
  ssr: { noExternal: ['drizzle-orm', 'react-email', /^@opentelemetry\//] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Modules of features have no side effects on loading, so a page drops the re-exports that it does not use.
          treeshake: { moduleSideEffects: [{ test: /\/app\/features\//, sideEffects: false }] },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Few files compress better than many small ones: one for the framework, one for the code that all pages share,
            // one for the code that pages with products share. Forms with many rows load with the page or button that
            // opens them.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // Pages without fields do without.
                {
                  name: 'fields',
                  test: /\/app\/ui\/forms\/(checkbox|select|error-summary)[.]/,
                  priority: 1,
                },
                // Code that mostly the pages of an account or of the back office share stays out of other pages.
                {
                  name: 'shared',
                  test: /\/app\/(?!pages\/(account|back-office)\/|kernel\/(dates|identity-numbers)|features\/orders\/text|shell\/menus\/account)/,
                  minShareCount: 12,
                  priority: 1,
                },
                // Every page loads these with its frame; files of their own would only add requests.
                {
                  name: 'frame',
                  test: new RegExp(
                    `/app/(shell/([a-z]+/)?(${shell.join('|')})[./]|ui/([a-z]+/)?(${buildingBlocks.join('|')})[.])`,
                  ),
                  priority: 2,
                },
                // Pages with totals share them; lists and products do without.
                {
                  name: 'sums',
                  test: /\/app\/features\/(basket\/pricing\/(summary|line-price)|promotions\/)/,
                  priority: 1,
                },
                {
                  name: 'goods',
                  test: /\/app\/(features\/(catalogue\/(?!ui\/(compact|product-list|product\.text|list)|listing\/)|basket\/(?!ui\/(sheet|free-|basket-totals|promo|refill|text)|quick-order|pricing\/order-)|lists\/(?!order-))|ui\/copy-button|pages\/shared\/(product-buttons|unless-posted))/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Lists with filters share these; home, products and the basket show goods without them.
                {
                  name: 'lists',
                  test: /\/app\/(features\/catalogue\/(ui\/(product-list|list-tools|list\.text)|listing\/)|shell\/choices\/density|ui\/(links\/show-more|skeleton)|pages\/category\/(use-list-address|page|compact-part))/,
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
  // Pages list their preloads themselves (the router's manifest), and files that load on demand need none.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
})
