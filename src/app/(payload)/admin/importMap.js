import { SharePreview as SharePreview_5b20ea70fde8474334fc82b1a28ebfbb } from '../../../features/previews/ui/share-preview'
import { MenuRowLabel as MenuRowLabel_c8c0b23b737711745523ea4cf303d2aa } from '../../../features/site/ui/menu-row-label'
import { ShortLinkCard as ShortLinkCard_aa6e0a43634abeaff44e38f5b3b9f00c } from '../../../features/routing/ui/short-link-card'
import { CurrentPassword as CurrentPassword_e8fe5aeaf3c7cdcdbb0060873399d802 } from '../../../features/staff/ui/current-password'
import { SecondFactorCard as SecondFactorCard_5767f3aa46ea92fee88e8f29dc82282b } from '../../../features/staff/ui/second-factor-card'
import { RedirectTools as RedirectTools_1283457117d5f85d424ad473ca872182 } from '../../../features/routing/ui/redirect-tools'
import { MakeRedirectCell as MakeRedirectCell_ebc38300cac0b5c883306fa8d1e88ac2 } from '../../../features/routing/ui/make-redirect'
import { MakeRedirectField as MakeRedirectField_ebc38300cac0b5c883306fa8d1e88ac2 } from '../../../features/routing/ui/make-redirect'
import { BackOfficeIcon as BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office-mark'
import { BackOfficeLogo as BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office-mark'
import { LateJobs as LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd } from '../../../app/(payload)/late-jobs'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/previews/ui/share-preview#SharePreview": SharePreview_5b20ea70fde8474334fc82b1a28ebfbb,
  "/features/site/ui/menu-row-label#MenuRowLabel": MenuRowLabel_c8c0b23b737711745523ea4cf303d2aa,
  "/features/routing/ui/short-link-card#ShortLinkCard": ShortLinkCard_aa6e0a43634abeaff44e38f5b3b9f00c,
  "/features/staff/ui/current-password#CurrentPassword": CurrentPassword_e8fe5aeaf3c7cdcdbb0060873399d802,
  "/features/staff/ui/second-factor-card#SecondFactorCard": SecondFactorCard_5767f3aa46ea92fee88e8f29dc82282b,
  "/features/routing/ui/redirect-tools#RedirectTools": RedirectTools_1283457117d5f85d424ad473ca872182,
  "/features/routing/ui/make-redirect#MakeRedirectCell": MakeRedirectCell_ebc38300cac0b5c883306fa8d1e88ac2,
  "/features/routing/ui/make-redirect#MakeRedirectField": MakeRedirectField_ebc38300cac0b5c883306fa8d1e88ac2,
  "/design/back-office-mark#BackOfficeIcon": BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370,
  "/design/back-office-mark#BackOfficeLogo": BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370,
  "/app/(payload)/late-jobs#LateJobs": LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
