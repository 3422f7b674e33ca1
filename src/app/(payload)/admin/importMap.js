import { RequestFiles as RequestFiles_requests } from '@/features/requests/ui/request-files'
import { LeadExport as LeadExport_leads } from '@/features/leads/ui/lead-export'
import { SharePreview as SharePreview_5b20ea70fde8474334fc82b1a28ebfbb } from '../../../features/previews/ui/share-preview'
import { MenuRowLabel as MenuRowLabel_6ae2318468528c4b302fd3c73f3f47b6 } from '@/features/site/ui/menu-row-label'
import { ShortLinkCard as ShortLinkCard_e93a83acc3c3467a94237b26c68f9159 } from '@/features/routing/ui/short-link-card'
import { RedirectTools as RedirectTools_1c31e0e24750c8553e472ee0fd1d75ce } from '@/features/routing/ui/redirect-tools'
import { MakeRedirectCell as MakeRedirectCell_b6fbe40163edd04f75eeca51d5d57950 } from '@/features/routing/ui/make-redirect'
import { MakeRedirectField as MakeRedirectField_b6fbe40163edd04f75eeca51d5d57950 } from '@/features/routing/ui/make-redirect'
import { RowLabel as RowLabel_design } from '../../../design/row-label'
import { WaitingWork as WaitingWork_dashboard } from '../dashboard'
import { VisitsToday as VisitsToday_visits } from '../visits-today'
import { LaunchesNavLink as LaunchesNavLink_ebc1312d4e70e3123b9524c53f6d0ebb } from '../launches-view'
import { LaunchesView as LaunchesView_ebc1312d4e70e3123b9524c53f6d0ebb } from '../launches-view'
import { MembersNavLink as MembersNavLink_a9168a712e344aaa70ae36c8b11626ff } from '../members-view'
import { LateJobs as LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd } from '../late-jobs'
import { FinanceNavLink as FinanceNavLink_a68c2fd86751bec0b2391f97b710bdf9 } from '../finance-view'
import { FinanceView as FinanceView_a68c2fd86751bec0b2391f97b710bdf9 } from '../finance-view'
import { BookingsNavLink as BookingsNavLink_5c7a6a8586adb4521af22a76d961bdf1 } from '../bookings-view'
import { BookingsView as BookingsView_5c7a6a8586adb4521af22a76d961bdf1 } from '../bookings-view'
import { CareNavLink as CareNavLink_67d9e9d814eac6d9c2dc5135e515424c } from '../care-view'
import { CareView as CareView_67d9e9d814eac6d9c2dc5135e515424c } from '../care-view'
import { MailsNavLink as MailsNavLink_3e2061623c61aa649cd01ab364669367 } from '../mails-view'
import { MailsView as MailsView_3e2061623c61aa649cd01ab364669367 } from '../mails-view'
import { MembersView as MembersView_a9168a712e344aaa70ae36c8b11626ff } from '../members-view'
import { CurrentPassword as CurrentPassword_904d067544c67ee69181d1bd32348a43 } from '@/features/staff/ui/current-password'
import { SecondFactorCard as SecondFactorCard_5a2d97e546e5ec233d6fc28b44b2ae0d } from '@/features/staff/ui/second-factor-card'
import { BackOfficeLogo as BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office-mark'
import { BackOfficeIcon as BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office-mark'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/leads/ui/lead-export#LeadExport": LeadExport_leads,
  "/features/requests/ui/request-files#RequestFiles": RequestFiles_requests,
  "/features/previews/ui/share-preview#SharePreview": SharePreview_5b20ea70fde8474334fc82b1a28ebfbb,
  "/features/site/ui/menu-row-label#MenuRowLabel": MenuRowLabel_6ae2318468528c4b302fd3c73f3f47b6,
  "/features/routing/ui/short-link-card#ShortLinkCard": ShortLinkCard_e93a83acc3c3467a94237b26c68f9159,
  "/features/routing/ui/redirect-tools#RedirectTools": RedirectTools_1c31e0e24750c8553e472ee0fd1d75ce,
  "/features/routing/ui/make-redirect#MakeRedirectCell": MakeRedirectCell_b6fbe40163edd04f75eeca51d5d57950,
  "/features/routing/ui/make-redirect#MakeRedirectField": MakeRedirectField_b6fbe40163edd04f75eeca51d5d57950,
  "/design/row-label#RowLabel": RowLabel_design,
  "/app/(payload)/dashboard#WaitingWork": WaitingWork_dashboard,
  "/app/(payload)/visits-today#VisitsToday": VisitsToday_visits,
  "/app/(payload)/launches-view#LaunchesNavLink": LaunchesNavLink_ebc1312d4e70e3123b9524c53f6d0ebb,
  "/app/(payload)/launches-view#LaunchesView": LaunchesView_ebc1312d4e70e3123b9524c53f6d0ebb,
  "/app/(payload)/members-view#MembersNavLink": MembersNavLink_a9168a712e344aaa70ae36c8b11626ff,
  "/app/(payload)/late-jobs#LateJobs": LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd,
  "/app/(payload)/finance-view#FinanceNavLink": FinanceNavLink_a68c2fd86751bec0b2391f97b710bdf9,
  "/app/(payload)/finance-view#FinanceView": FinanceView_a68c2fd86751bec0b2391f97b710bdf9,
  "/app/(payload)/bookings-view#BookingsNavLink": BookingsNavLink_5c7a6a8586adb4521af22a76d961bdf1,
  "/app/(payload)/bookings-view#BookingsView": BookingsView_5c7a6a8586adb4521af22a76d961bdf1,
  "/app/(payload)/care-view#CareNavLink": CareNavLink_67d9e9d814eac6d9c2dc5135e515424c,
  "/app/(payload)/care-view#CareView": CareView_67d9e9d814eac6d9c2dc5135e515424c,
  "/app/(payload)/mails-view#MailsNavLink": MailsNavLink_3e2061623c61aa649cd01ab364669367,
  "/app/(payload)/mails-view#MailsView": MailsView_3e2061623c61aa649cd01ab364669367,
  "/app/(payload)/members-view#MembersView": MembersView_a9168a712e344aaa70ae36c8b11626ff,
  "/features/staff/ui/current-password#CurrentPassword": CurrentPassword_904d067544c67ee69181d1bd32348a43,
  "/features/staff/ui/second-factor-card#SecondFactorCard": SecondFactorCard_5a2d97e546e5ec233d6fc28b44b2ae0d,
  "/design/back-office-mark#BackOfficeIcon": BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370,
  "/design/back-office-mark#BackOfficeLogo": BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
