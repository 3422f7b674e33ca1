// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import chsAccount from '../../messages/chs/account.json'
import chsAlerts from '../../messages/chs/alerts.json'
import chsAnnounced from '../../messages/chs/announced.json'
import chsBars from '../../messages/chs/bars.json'
import chsBooking from '../../messages/chs/booking.json'
import chsBrochure from '../../messages/chs/brochure.json'
import chsCare from '../../messages/chs/care.json'
import chsCatalogue from '../../messages/chs/catalogue.json'
import chsConstruction from '../../messages/chs/construction.json'
import chsContract from '../../messages/chs/contract.json'
import chsErrors from '../../messages/chs/errors.json'
import chsFinance from '../../messages/chs/finance.json'
import chsHousehold from '../../messages/chs/household.json'
import chsLanding from '../../messages/chs/landing.json'
import chsLaunch from '../../messages/chs/launch.json'
import chsLeads from '../../messages/chs/leads.json'
import chsLine from '../../messages/chs/line.json'
import chsLiving from '../../messages/chs/living.json'
import chsMail from '../../messages/chs/mail.json'
import chsMembers from '../../messages/chs/members.json'
import chsMicrosite from '../../messages/chs/microsite.json'
import chsMinutes from '../../messages/chs/minutes.json'
import chsNewsletter from '../../messages/chs/newsletter.json'
import chsPayments from '../../messages/chs/payments.json'
import chsPicture from '../../messages/chs/picture.json'
import chsPlans from '../../messages/chs/plans.json'
import chsPolicy from '../../messages/chs/policy.json'
import chsPreview from '../../messages/chs/preview.json'
import chsPromotions from '../../messages/chs/promotions.json'
import chsPurchase from '../../messages/chs/purchase.json'
import chsRequests from '../../messages/chs/requests.json'
import chsResults from '../../messages/chs/results.json'
import chsRewards from '../../messages/chs/rewards.json'
import chsSearch from '../../messages/chs/search.json'
import chsShell from '../../messages/chs/shell.json'
import chsShortlist from '../../messages/chs/shortlist.json'
import chsStories from '../../messages/chs/stories.json'
import chsStyleguide from '../../messages/chs/styleguide.json'
import chsTiles from '../../messages/chs/tiles.json'
import chsTransit from '../../messages/chs/transit.json'
import chsTrial from '../../messages/chs/trial.json'
import chsVisits from '../../messages/chs/visits.json'
import chsVoice from '../../messages/chs/voice.json'
import chtAccount from '../../messages/cht/account.json'
import chtAlerts from '../../messages/cht/alerts.json'
import chtAnnounced from '../../messages/cht/announced.json'
import chtBars from '../../messages/cht/bars.json'
import chtBooking from '../../messages/cht/booking.json'
import chtBrochure from '../../messages/cht/brochure.json'
import chtCare from '../../messages/cht/care.json'
import chtCatalogue from '../../messages/cht/catalogue.json'
import chtConstruction from '../../messages/cht/construction.json'
import chtContract from '../../messages/cht/contract.json'
import chtErrors from '../../messages/cht/errors.json'
import chtFinance from '../../messages/cht/finance.json'
import chtHousehold from '../../messages/cht/household.json'
import chtLanding from '../../messages/cht/landing.json'
import chtLaunch from '../../messages/cht/launch.json'
import chtLeads from '../../messages/cht/leads.json'
import chtLine from '../../messages/cht/line.json'
import chtLiving from '../../messages/cht/living.json'
import chtMail from '../../messages/cht/mail.json'
import chtMembers from '../../messages/cht/members.json'
import chtMicrosite from '../../messages/cht/microsite.json'
import chtMinutes from '../../messages/cht/minutes.json'
import chtNewsletter from '../../messages/cht/newsletter.json'
import chtPayments from '../../messages/cht/payments.json'
import chtPicture from '../../messages/cht/picture.json'
import chtPlans from '../../messages/cht/plans.json'
import chtPolicy from '../../messages/cht/policy.json'
import chtPreview from '../../messages/cht/preview.json'
import chtPromotions from '../../messages/cht/promotions.json'
import chtPurchase from '../../messages/cht/purchase.json'
import chtRequests from '../../messages/cht/requests.json'
import chtResults from '../../messages/cht/results.json'
import chtRewards from '../../messages/cht/rewards.json'
import chtSearch from '../../messages/cht/search.json'
import chtShell from '../../messages/cht/shell.json'
import chtShortlist from '../../messages/cht/shortlist.json'
import chtStories from '../../messages/cht/stories.json'
import chtStyleguide from '../../messages/cht/styleguide.json'
import chtTiles from '../../messages/cht/tiles.json'
import chtTransit from '../../messages/cht/transit.json'
import chtTrial from '../../messages/cht/trial.json'
import chtVisits from '../../messages/cht/visits.json'
import chtVoice from '../../messages/cht/voice.json'
import enAccount from '../../messages/en/account.json'
import enAlerts from '../../messages/en/alerts.json'
import enAnnounced from '../../messages/en/announced.json'
import enBars from '../../messages/en/bars.json'
import enBooking from '../../messages/en/booking.json'
import enBrochure from '../../messages/en/brochure.json'
import enCare from '../../messages/en/care.json'
import enCatalogue from '../../messages/en/catalogue.json'
import enConstruction from '../../messages/en/construction.json'
import enContract from '../../messages/en/contract.json'
import enErrors from '../../messages/en/errors.json'
import enFinance from '../../messages/en/finance.json'
import enHousehold from '../../messages/en/household.json'
import enLanding from '../../messages/en/landing.json'
import enLaunch from '../../messages/en/launch.json'
import enLeads from '../../messages/en/leads.json'
import enLine from '../../messages/en/line.json'
import enLiving from '../../messages/en/living.json'
import enMail from '../../messages/en/mail.json'
import enMembers from '../../messages/en/members.json'
import enMicrosite from '../../messages/en/microsite.json'
import enMinutes from '../../messages/en/minutes.json'
import enNewsletter from '../../messages/en/newsletter.json'
import enPayments from '../../messages/en/payments.json'
import enPicture from '../../messages/en/picture.json'
import enPlans from '../../messages/en/plans.json'
import enPolicy from '../../messages/en/policy.json'
import enPreview from '../../messages/en/preview.json'
import enPromotions from '../../messages/en/promotions.json'
import enPurchase from '../../messages/en/purchase.json'
import enRequests from '../../messages/en/requests.json'
import enResults from '../../messages/en/results.json'
import enRewards from '../../messages/en/rewards.json'
import enSearch from '../../messages/en/search.json'
import enShell from '../../messages/en/shell.json'
import enShortlist from '../../messages/en/shortlist.json'
import enStories from '../../messages/en/stories.json'
import enStyleguide from '../../messages/en/styleguide.json'
import enTiles from '../../messages/en/tiles.json'
import enTransit from '../../messages/en/transit.json'
import enTrial from '../../messages/en/trial.json'
import enVisits from '../../messages/en/visits.json'
import enVoice from '../../messages/en/voice.json'
import thAccount from '../../messages/th/account.json'
import thAlerts from '../../messages/th/alerts.json'
import thAnnounced from '../../messages/th/announced.json'
import thBars from '../../messages/th/bars.json'
import thBooking from '../../messages/th/booking.json'
import thBrochure from '../../messages/th/brochure.json'
import thCare from '../../messages/th/care.json'
import thCatalogue from '../../messages/th/catalogue.json'
import thConstruction from '../../messages/th/construction.json'
import thContract from '../../messages/th/contract.json'
import thErrors from '../../messages/th/errors.json'
import thFinance from '../../messages/th/finance.json'
import thHousehold from '../../messages/th/household.json'
import thLanding from '../../messages/th/landing.json'
import thLaunch from '../../messages/th/launch.json'
import thLeads from '../../messages/th/leads.json'
import thLine from '../../messages/th/line.json'
import thLiving from '../../messages/th/living.json'
import thMail from '../../messages/th/mail.json'
import thMembers from '../../messages/th/members.json'
import thMicrosite from '../../messages/th/microsite.json'
import thMinutes from '../../messages/th/minutes.json'
import thNewsletter from '../../messages/th/newsletter.json'
import thPayments from '../../messages/th/payments.json'
import thPicture from '../../messages/th/picture.json'
import thPlans from '../../messages/th/plans.json'
import thPolicy from '../../messages/th/policy.json'
import thPreview from '../../messages/th/preview.json'
import thPromotions from '../../messages/th/promotions.json'
import thPurchase from '../../messages/th/purchase.json'
import thRequests from '../../messages/th/requests.json'
import thResults from '../../messages/th/results.json'
import thRewards from '../../messages/th/rewards.json'
import thSearch from '../../messages/th/search.json'
import thShell from '../../messages/th/shell.json'
import thShortlist from '../../messages/th/shortlist.json'
import thStories from '../../messages/th/stories.json'
import thStyleguide from '../../messages/th/styleguide.json'
import thTiles from '../../messages/th/tiles.json'
import thTransit from '../../messages/th/transit.json'
import thTrial from '../../messages/th/trial.json'
import thVisits from '../../messages/th/visits.json'
import thVoice from '../../messages/th/voice.json'

/** `en` is the source of keys; the key check compares the other three with it. */
export interface Messages {
  account: typeof enAccount
  alerts: typeof enAlerts
  announced: typeof enAnnounced
  bars: typeof enBars
  booking: typeof enBooking
  brochure: typeof enBrochure
  care: typeof enCare
  catalogue: typeof enCatalogue
  construction: typeof enConstruction
  contract: typeof enContract
  errors: typeof enErrors
  finance: typeof enFinance
  household: typeof enHousehold
  landing: typeof enLanding
  launch: typeof enLaunch
  leads: typeof enLeads
  line: typeof enLine
  living: typeof enLiving
  mail: typeof enMail
  members: typeof enMembers
  microsite: typeof enMicrosite
  minutes: typeof enMinutes
  newsletter: typeof enNewsletter
  payments: typeof enPayments
  picture: typeof enPicture
  plans: typeof enPlans
  policy: typeof enPolicy
  preview: typeof enPreview
  promotions: typeof enPromotions
  purchase: typeof enPurchase
  requests: typeof enRequests
  results: typeof enResults
  rewards: typeof enRewards
  search: typeof enSearch
  shell: typeof enShell
  shortlist: typeof enShortlist
  stories: typeof enStories
  styleguide: typeof enStyleguide
  tiles: typeof enTiles
  transit: typeof enTransit
  trial: typeof enTrial
  visits: typeof enVisits
  voice: typeof enVoice
}

/** The words of all features by language. Server only: no message file is ever sent to a browser. */
export const MESSAGES: Readonly<Record<'chs' | 'cht' | 'en' | 'th', Partial<Messages>>> = {
  chs: {
    account: chsAccount,
    alerts: chsAlerts,
    announced: chsAnnounced,
    bars: chsBars,
    booking: chsBooking,
    brochure: chsBrochure,
    care: chsCare,
    catalogue: chsCatalogue,
    construction: chsConstruction,
    contract: chsContract,
    errors: chsErrors,
    finance: chsFinance,
    household: chsHousehold,
    landing: chsLanding,
    launch: chsLaunch,
    leads: chsLeads,
    line: chsLine,
    living: chsLiving,
    mail: chsMail,
    members: chsMembers,
    microsite: chsMicrosite,
    minutes: chsMinutes,
    newsletter: chsNewsletter,
    payments: chsPayments,
    picture: chsPicture,
    plans: chsPlans,
    policy: chsPolicy,
    preview: chsPreview,
    promotions: chsPromotions,
    purchase: chsPurchase,
    requests: chsRequests,
    results: chsResults,
    rewards: chsRewards,
    search: chsSearch,
    shell: chsShell,
    shortlist: chsShortlist,
    stories: chsStories,
    styleguide: chsStyleguide,
    tiles: chsTiles,
    transit: chsTransit,
    trial: chsTrial,
    visits: chsVisits,
    voice: chsVoice,
  },
  cht: {
    account: chtAccount,
    alerts: chtAlerts,
    announced: chtAnnounced,
    bars: chtBars,
    booking: chtBooking,
    brochure: chtBrochure,
    care: chtCare,
    catalogue: chtCatalogue,
    construction: chtConstruction,
    contract: chtContract,
    errors: chtErrors,
    finance: chtFinance,
    household: chtHousehold,
    landing: chtLanding,
    launch: chtLaunch,
    leads: chtLeads,
    line: chtLine,
    living: chtLiving,
    mail: chtMail,
    members: chtMembers,
    microsite: chtMicrosite,
    minutes: chtMinutes,
    newsletter: chtNewsletter,
    payments: chtPayments,
    picture: chtPicture,
    plans: chtPlans,
    policy: chtPolicy,
    preview: chtPreview,
    promotions: chtPromotions,
    purchase: chtPurchase,
    requests: chtRequests,
    results: chtResults,
    rewards: chtRewards,
    search: chtSearch,
    shell: chtShell,
    shortlist: chtShortlist,
    stories: chtStories,
    styleguide: chtStyleguide,
    tiles: chtTiles,
    transit: chtTransit,
    trial: chtTrial,
    visits: chtVisits,
    voice: chtVoice,
  },
  en: {
    account: enAccount,
    alerts: enAlerts,
    announced: enAnnounced,
    bars: enBars,
    booking: enBooking,
    brochure: enBrochure,
    care: enCare,
    catalogue: enCatalogue,
    construction: enConstruction,
    contract: enContract,
    errors: enErrors,
    finance: enFinance,
    household: enHousehold,
    landing: enLanding,
    launch: enLaunch,
    leads: enLeads,
    line: enLine,
    living: enLiving,
    mail: enMail,
    members: enMembers,
    microsite: enMicrosite,
    minutes: enMinutes,
    newsletter: enNewsletter,
    payments: enPayments,
    picture: enPicture,
    plans: enPlans,
    policy: enPolicy,
    preview: enPreview,
    promotions: enPromotions,
    purchase: enPurchase,
    requests: enRequests,
    results: enResults,
    rewards: enRewards,
    search: enSearch,
    shell: enShell,
    shortlist: enShortlist,
    stories: enStories,
    styleguide: enStyleguide,
    tiles: enTiles,
    transit: enTransit,
    trial: enTrial,
    visits: enVisits,
    voice: enVoice,
  },
  th: {
    account: thAccount,
    alerts: thAlerts,
    announced: thAnnounced,
    bars: thBars,
    booking: thBooking,
    brochure: thBrochure,
    care: thCare,
    catalogue: thCatalogue,
    construction: thConstruction,
    contract: thContract,
    errors: thErrors,
    finance: thFinance,
    household: thHousehold,
    landing: thLanding,
    launch: thLaunch,
    leads: thLeads,
    line: thLine,
    living: thLiving,
    mail: thMail,
    members: thMembers,
    microsite: thMicrosite,
    minutes: thMinutes,
    newsletter: thNewsletter,
    payments: thPayments,
    picture: thPicture,
    plans: thPlans,
    policy: thPolicy,
    preview: thPreview,
    promotions: thPromotions,
    purchase: thPurchase,
    requests: thRequests,
    results: thResults,
    rewards: thRewards,
    search: thSearch,
    shell: thShell,
    shortlist: thShortlist,
    stories: thStories,
    styleguide: thStyleguide,
    tiles: thTiles,
    transit: thTransit,
    trial: thTrial,
    visits: thVisits,
    voice: thVoice,
  },
}
