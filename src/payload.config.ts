import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig, type CollectionConfig, type Field } from 'payload'
import sharp from 'sharp'
import { signMails } from '@/features/site/cms/sign-mails'
import { staff } from '@/features/staff/cms/staff'
import { COLLECTIONS, GLOBALS } from '@/gathered/collections'
import { DEFAULT_LOCALE, FALLBACKS, LOCALES, OWN_NAME } from '@/i18n/locales'
import { BACK_OFFICE_TRANSLATIONS } from '@/platform/back-office/cms-translations'
import { refuseFetchedFile } from '@/platform/back-office/fetched-files'
import { withFormVersions, withGlobalFormVersions } from '@/platform/back-office/form-versions'
import { languageEndpoints, withLanguages } from '@/platform/back-office/languages'
import { withListCells } from '@/platform/back-office/list-cells'
import { disambiguateNestedArrays } from '@/platform/back-office/nested-arrays'
import { withRowLabels } from '@/platform/back-office/row-labels'
import { seedRecords } from '@/platform/back-office/seed-records'
import { withSortRule } from '@/platform/back-office/sort-rule'
import { withSourceTexts } from '@/platform/back-office/source-texts'
import { withTitleInWords } from '@/platform/back-office/titles'
import { updatingInPlace } from '@/platform/back-office/update-in-place'
import { checkingCommits } from '@/platform/database/checked-commit'
import { DATABASE_LIMITS } from '@/platform/database/database-limits'
import { withOwnLocks } from '@/platform/database/own-locks'
import { staffMail } from '@/platform/mail/staff-mail'
import { env } from '@/platform/process/env'
import { log } from '@/platform/process/log'

const root = process.cwd()

/** How the back office lists the collections; one that is not here comes last. */
const ORDER = [
  ...['projects', 'unit-types', 'units', 'leads', 'subscribers', 'saved-searches', 'places', 'stations', 'search-seos'],
  ...[
    'brand-pages',
    'news',
    'posts',
    'menus',
    'policies',
    'popups',
    'search-words',
    'short-links',
    'media',
    'films',
    'staff',
    'staff-events',
  ],
  ...['price-bands', 'redirects', 'sections', 'unknown-addresses', 'seed-records'],
]

const placeOf = ({ slug }: CollectionConfig) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length)

const inOrder = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.toSorted((a, b) => placeOf(a) - placeOf(b))

/** Row labels, Thai sources and languages; without the tab that shows a document as JSON. */
const labelled = <Config extends { fields: Field[]; admin?: object }>(config: Config): Config =>
  withLanguages({
    ...config,
    fields: withSourceTexts(withRowLabels(config.fields)),
    admin: { ...config.admin, hideAPIURL: true },
  })

/** The composition root: gathers every feature's cms room into one content system. */
const config = buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  // The back office asks for its own data by path, under whatever name of the site it was opened.
  serverURL: '',
  cors: [env.publicUrl],
  csrf: [env.publicUrl],
  cookiePrefix: 'staff',
  telemetry: false,
  // Its lines are lines of the app: JSON, and without the people that an error of the database names.
  logger: log,
  graphQL: { disable: true },
  sharp,
  email: staffMail,
  onInit: signMails,
  admin: {
    user: staff.slug,
    // For links that are given away: everything else goes by path.
    custom: { publicUrl: env.publicUrl },
    // Nobody outside is told who works here.
    avatar: 'default',
    // Where a session without its second factor is sent: it may do nothing else.
    routes: { unauthorized: '/second-factor' },
    importMap: { baseDir: resolve(root, 'src') },
    dateFormat: 'd MMM yyyy HH:mm',
    meta: {
      titleSuffix: ' · noble & nue',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
    },
    components: {
      graphics: {
        Logo: '/design/back-office/back-office-mark#BackOfficeLogo',
        Icon: '/design/back-office/back-office-mark#BackOfficeIcon',
      },
      beforeDashboard: ['/app/(payload)/late-jobs#LateJobs', '/app/(payload)/dashboard#WaitingWork'],
      afterNavLinks: [
        '/app/(payload)/sales-view#SalesNavLink',
        '/app/(payload)/members-view#MembersNavLink',
        '/app/(payload)/noble-id-view#NobleIdNavLink',
        '/app/(payload)/bookings-view#BookingsNavLink',
        '/app/(payload)/finance-view#FinanceNavLink',
        '/app/(payload)/prices-view#PricesNavLink',
        '/app/(payload)/launches-view#LaunchesNavLink',
        '/app/(payload)/mails-view#MailsNavLink',
        '/app/(payload)/care-view#CareNavLink',
      ],
      views: {
        sales: { Component: '/app/(payload)/sales-view#SalesView', path: '/sales' },
        members: { Component: '/app/(payload)/members-view#MembersView', path: '/members' },
        'noble-id': { Component: '/app/(payload)/noble-id-view#NobleIdView', path: '/noble-id' },
        bookings: { Component: '/app/(payload)/bookings-view#BookingsView', path: '/bookings' },
        care: { Component: '/app/(payload)/care-view#CareView', path: '/care' },
        mails: { Component: '/app/(payload)/mails-view#MailsView', path: '/mails' },
        prices: { Component: '/app/(payload)/prices-view#PricesView', path: '/prices' },
        launches: { Component: '/app/(payload)/launches-view#LaunchesView', path: '/launches' },
        finance: { Component: '/app/(payload)/finance-view#FinanceView', path: '/finance' },
      },
    },
    timezones: { defaultTimezone: 'Asia/Bangkok' },
  },
  i18n: { supportedLanguages: { th, en }, fallbackLanguage: 'en', translations: BACK_OFFICE_TRANSLATIONS },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: OWN_NAME[code], fallbackLocale: [...FALLBACKS[code]] })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  hooks: { afterError: [refuseFetchedFile] },
  // What a visitor or an editor got wrong is no error of ours.
  loggingLevels: { ValidationError: 'warn', FileUploadError: 'warn', LockedAuth: 'warn' },
  endpoints: languageEndpoints,
  collections: inOrder([...COLLECTIONS, seedRecords]).map((config) =>
    withFormVersions(withTitleInWords(labelled(config))),
  ),
  globals: GLOBALS.map((config) => withGlobalFormVersions(labelled(config))),
  db: checkingCommits(
    updatingInPlace(
      postgresAdapter({
        push: false,
        blocksAsJSON: true,
        beforeSchemaInit: [disambiguateNestedArrays],
        migrationDir: resolve(root, 'migrations'),
        pool: {
          connectionString: env.DATABASE_URL,
          max: 20,
          // A pooler refuses parameters of a connection: the start has made them settings of the role.
          ...(env.DATABASE_LISTEN_URL === undefined && DATABASE_LIMITS),
        },
      }),
    ),
  ),
  typescript: { outputFile: resolve(root, 'src/payload-types.ts') },
  upload: { limits: { fileSize: 50_000_000 } },
})

export default withListCells(withOwnLocks(withSortRule(config)))
