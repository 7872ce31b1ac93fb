// The service worker. The server puts `const build = { version, files, text }` before this text (installed.server.ts). It keeps
// files with a version in their name and the offline page, never pages, prices or answers of the API.
const cacheName = `vitrin-${build.version}`
const offlinePath = '/cevrimdisi'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([offlinePath, ...build.files])))
})

// Runs once the tabs of the former build are closed, so that no tab loses the files it may still load.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormerBuilds(), self.registration.navigationPreload?.enable()]))
})

async function dropFormerBuilds() {
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith('vitrin-') && name !== cacheName)
  await Promise.all(former.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(versionedFile(request))
  else if (request.mode === 'navigate') event.respondWith(page(event))
})

async function versionedFile(request) {
  const cache = await caches.open(cacheName)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await cache.put(request, answer.clone())
  return answer
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const offline = await caches.match(offlinePath)
    if (offline) return offline
    throw error
  }
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

function show(data) {
  const { title, body, path, tag } = readMessage(data)
  const icon = build.icon
  return self.registration.showNotification(title, {
    body,
    tag,
    icon,
    badge: icon,
    lang: 'tr',
    data: { path },
  })
}

// The shop's own message, or that of Firebase, which holds the same fields in two parts. A message that cannot be read is
// shown as well, because browsers end subscriptions whose messages show nothing.
function readMessage(data) {
  try {
    const got = data.json()
    const { title, body } = got.notification ?? got
    const { path = '/', tag } = got.data ?? got
    if (typeof title === 'string') return { title, body, path, tag }
  } catch {
    // Told by the sentence below.
  }
  return { ...build.text, path: '/' }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

async function open(path) {
  const url = new URL(path ?? '/', self.location.origin)
  // A notification never leads out of the shop.
  const { href } = url.origin === self.location.origin ? url : new URL('/', self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((one) => one.url === href)
  return shown ? shown.focus() : self.clients.openWindow(href)
}
