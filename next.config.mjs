import { withPayload } from '@payloadcms/next/withPayload'

/** Pages that read the query but are the same for everybody: the gateway may keep them until content changes. */
const SHARED = [{ key: 'Cache-Control', value: 's-maxage=31536000' }]

const SHARED_SOURCES = [
  '/:locale/project/:kind/:category',
  '/:locale/location/:slug',
  '/:locale/find/:page',
  '/:locale/form-contact',
  '/:locale/news',
  '/:locale/policy',
]

/** Results of a search, the same for everybody: kept for a moment, as long as their route says. */
const KEPT_FOR_A_MOMENT = [{ key: 'Cache-Control', value: 's-maxage=45' }]

/** Drafts, and the 404 in their place: never kept, never found (A20.2, C19). */
const HIDDEN = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, follow' },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compress: false,
  // The gateway makes its own, once; Next would work one out of the whole page for each request.
  generateEtags: false,
  reactStrictMode: true,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['graphile-worker', 'pg', 'sharp', 'nodemailer', 'pino', 'fontkit'],
  // What the app keeps it keeps in memory: a node that was away, or has a new build, must not believe old files.
  // The gateway limits each address; forms with files take five of 10 MB.
  experimental: {
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: '52mb' },
    // Both cost a quarter of a build or more: `scripts/next-build.ts` leaves them out where nobody uses them.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'none',
    turbopackSourceMaps: process.env.BUILD_SOURCE_MAPS !== 'none',
    // Half of a build for nothing: pages are made no faster, and a line of a stack trace can be read (decision 0103).
    serverMinification: false,
  },
  // In characters, of which those of Thai and Chinese pages take two bytes each. Visitors are answered by the gateway's cache.
  cacheMaxMemorySize: 100 * 1024 * 1024,
  // `npm run check` checks the types of the whole tree; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Every shared page is asked for by the gateway alone, with one user agent: metadata belongs in its head.
  htmlLimitedBots: /.*/,
  headers: async () => [
    { source: '/:path*/preview', headers: HIDDEN },
    { source: '/:locale/search-result', headers: KEPT_FOR_A_MOMENT },
    ...SHARED_SOURCES.map((source) => ({ source, headers: SHARED })),
  ],
}

export default withPayload(config, { devBundleServerPackages: false })
