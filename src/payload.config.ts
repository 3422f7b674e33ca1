import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { redirects } from '@/features/addresses/cms/redirects'
import { sections } from '@/features/addresses/cms/sections'
import { shortLinks } from '@/features/addresses/cms/short-links'
import { unknownAddresses } from '@/features/addresses/cms/unknown-addresses'
import { savedSearches } from '@/features/alerts/cms/saved-searches'
import { places } from '@/features/catalogue/cms/places'
import { priceBands } from '@/features/catalogue/cms/price-bands'
import { projects } from '@/features/catalogue/cms/projects'
import { searchSeos } from '@/features/catalogue/cms/search-seos'
import { stations } from '@/features/catalogue/cms/stations'
import { unitTypes } from '@/features/catalogue/cms/unit-types'
import { units } from '@/features/catalogue/cms/units'
import { brandPages } from '@/features/content/cms/brand-pages'
import { homePage } from '@/features/content/cms/home-page'
import { media } from '@/features/content/cms/media'
import { menus } from '@/features/content/cms/menus'
import { news } from '@/features/content/cms/news'
import { policies } from '@/features/content/cms/policies'
import { popups } from '@/features/content/cms/popups'
import { posts } from '@/features/content/cms/posts'
import { seedRecords } from '@/features/content/cms/seed-records'
import { templateSetting } from '@/features/content/cms/template-setting'
import { leads } from '@/features/leads/cms/leads'
import { subscribers } from '@/features/leads/cms/subscribers'
import { searchWords } from '@/features/search/cms/search-words'
import { staff } from '@/features/staff/cms/staff'
import { DEFAULT_LOCALE, FALLBACKS, LOCALES } from '@/i18n/locales'
import { LANGUAGE_NAMES } from '@/platform/cms-labels'
import { env } from '@/platform/env'
import { log } from '@/platform/log'
import { tellNestedArraysApart } from '@/platform/nested-arrays'
import { staffMail } from '@/platform/staff-mail'

const root = process.cwd()

/** The composition root: gathers every feature's cms room into one content system. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  serverURL: env.publicUrl,
  cors: [env.publicUrl],
  csrf: [env.publicUrl],
  cookiePrefix: 'staff',
  telemetry: false,
  // Its lines are lines of the app: JSON, and without the people that an error of the database names.
  logger: log,
  graphQL: { disable: true },
  sharp,
  email: staffMail,
  admin: {
    user: staff.slug,
    // Nobody outside is told who works here.
    avatar: 'default',
    importMap: { baseDir: resolve(root, 'src') },
    dateFormat: 'd MMM yyyy HH:mm',
    meta: { titleSuffix: ' · noble & nue' },
    timezones: { defaultTimezone: 'Asia/Bangkok' },
  },
  i18n: { supportedLanguages: { th, en }, fallbackLanguage: 'en' },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LANGUAGE_NAMES[code], fallbackLocale: [...FALLBACKS[code]] })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  collections: [
    projects,
    unitTypes,
    units,
    leads,
    subscribers,
    savedSearches,
    places,
    stations,
    searchSeos,
    brandPages,
    news,
    posts,
    menus,
    policies,
    popups,
    searchWords,
    shortLinks,
    media,
    staff,
    priceBands,
    redirects,
    sections,
    unknownAddresses,
    seedRecords,
  ],
  globals: [homePage, templateSetting],
  db: postgresAdapter({
    push: false,
    blocksAsJSON: true,
    beforeSchemaInit: [tellNestedArraysApart],
    migrationDir: resolve(root, 'migrations'),
    pool: {
      connectionString: env.DATABASE_URL,
      max: 20,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  }),
  typescript: { outputFile: resolve(root, 'src/payload-types.ts') },
  upload: { limits: { fileSize: 50_000_000 } },
})
