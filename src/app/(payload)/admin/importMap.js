import { FormOfSave as FormOfSave_84875f73bd0b6b634f7d45960dfb26bc } from '../../../design/back-office/form-of-save'
import { LanguagesCell as LanguagesCell_b3e0178a8d10f9330403b747c7b871a5 } from '../../../design/back-office/languages'
import { LanguagesField as LanguagesField_b3e0178a8d10f9330403b747c7b871a5 } from '../../../design/back-office/languages'
import { SourceText as SourceText_e211e2cb3a7fceb08745bc82a8a55d4b } from '../../../design/back-office/source-text'
import { MoneyCell as MoneyCell_26087fdf42d4ac1e710f149e055c93af } from '../../../design/back-office/list-cells'
import { PriceSourceText as PriceSourceText_a3566908a9bf0ff5c6628850fa73cf1b } from '../../../app/(payload)/price-source'
import { RowLabel as RowLabel_707ed2a17572ad3c8b829d5c22fa667c } from '../../../design/back-office/row-label'
import { PositionPaste as PositionPaste_b14f1743e70f867cae70a8a028726be7 } from '../../../features/catalogue/ui/position-paste'
import { DateCell as DateCell_26087fdf42d4ac1e710f149e055c93af } from '../../../design/back-office/list-cells'
import { DateInWords as DateInWords_26087fdf42d4ac1e710f149e055c93af } from '../../../design/back-office/list-cells'
import { SharePreview as SharePreview_5b20ea70fde8474334fc82b1a28ebfbb } from '../../../features/previews/ui/share-preview'
import { SourceTitle as SourceTitle_2d652a54e8624e4d9644521f8187a9a4 } from '../../../design/back-office/source-title'
import { UnitOfferText as UnitOfferText_f733061ae6eaf300250ab17013325aac } from '../../../app/(payload)/unit-offer'
import { LeadExport as LeadExport_a75955236cbe43fa4dd9d5357254c1be } from '../../../features/leads/ui/lead-export'
import { ChoiceTitle as ChoiceTitle_5364a77ee834171875e17fc99392d004 } from '../../../design/back-office/choice-title'
import { SourceBlocks as SourceBlocks_e211e2cb3a7fceb08745bc82a8a55d4b } from '../../../design/back-office/source-text'
import { MenuRowLabel as MenuRowLabel_c8c0b23b737711745523ea4cf303d2aa } from '../../../features/site/ui/menu-row-label'
import { ShortLinkCard as ShortLinkCard_aa6e0a43634abeaff44e38f5b3b9f00c } from '../../../features/routing/ui/short-link-card'
import { UsesCell as UsesCell_fa2e1059ccfe970889bae11564a54335 } from '../../../features/media/ui/picture-cells'
import { UsesField as UsesField_528faa4975aba3df3725686152f5c071 } from '../../../features/media/ui/picture-uses'
import { DescriptionCell as DescriptionCell_fa2e1059ccfe970889bae11564a54335 } from '../../../features/media/ui/picture-cells'
import { DescriptionWarning as DescriptionWarning_60d87914963c549c822ed6dc0365c64c } from '../../../features/media/ui/description-warning'
import { PictureCell as PictureCell_fa2e1059ccfe970889bae11564a54335 } from '../../../features/media/ui/picture-cells'
import { CurrentPassword as CurrentPassword_e8fe5aeaf3c7cdcdbb0060873399d802 } from '../../../features/staff/ui/current-password'
import { SecondFactorCard as SecondFactorCard_5767f3aa46ea92fee88e8f29dc82282b } from '../../../features/staff/ui/second-factor-card'
import { RedirectTools as RedirectTools_1283457117d5f85d424ad473ca872182 } from '../../../features/routing/ui/redirect-tools'
import { MakeRedirectCell as MakeRedirectCell_ebc38300cac0b5c883306fa8d1e88ac2 } from '../../../features/routing/ui/make-redirect'
import { MakeRedirectField as MakeRedirectField_ebc38300cac0b5c883306fa8d1e88ac2 } from '../../../features/routing/ui/make-redirect'
import { ClosedProjects as ClosedProjects_16729726ae8177de128063aefea6ddb0 } from '../../../features/promotions/ui/closed-projects'
import { RequestFiles as RequestFiles_180e885c964a3ad32dde04d2cca4ef85 } from '../../../features/requests/ui/request-files'
import { DescribedWords as DescribedWords_dd7a9f82bc05d8c0c972b4319872081a } from '../../../features/requests/ui/described-words'
import { VisitsToday as VisitsToday_cd9d20412da18128282b82df5dc38e92 } from '../../../app/(payload)/visits-today'
import { BackOfficeIcon as BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office/back-office-mark'
import { BackOfficeLogo as BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370 } from '../../../design/back-office/back-office-mark'
import { SalesNavLink as SalesNavLink_5b6c2d0ce79d3b95f5d4ecb4211b9d02 } from '../../../app/(payload)/sales-view'
import { MembersNavLink as MembersNavLink_a9168a712e344aaa70ae36c8b11626ff } from '../../../app/(payload)/members-view'
import { NobleIdNavLink as NobleIdNavLink_22ef2358ee52d9c6595050dae2b4591d } from '../../../app/(payload)/noble-id-view'
import { BookingsNavLink as BookingsNavLink_55e9fba97da3854f679144611cced37a } from '../../../app/(payload)/bookings-view'
import { FinanceNavLink as FinanceNavLink_8dda946c0227399b5624b3ac9ea2743c } from '../../../app/(payload)/finance-view'
import { PricesNavLink as PricesNavLink_d59ad08094036159eab04fbd21958e2a } from '../../../app/(payload)/prices-view'
import { LaunchesNavLink as LaunchesNavLink_b40c2e4125b8c823d9f753ed6cbeb0a0 } from '../../../app/(payload)/launches-view'
import { MailsNavLink as MailsNavLink_37cc5b237ce149b78efc683ad5b502f6 } from '../../../app/(payload)/mails-view'
import { CareNavLink as CareNavLink_f46d4ba03c50c648b0927208b2cf50e9 } from '../../../app/(payload)/care-view'
import { LateJobs as LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd } from '../../../app/(payload)/late-jobs'
import { WaitingWork as WaitingWork_b0d29aeddaaa14e0110df641531465fe } from '../../../app/(payload)/dashboard'
import { SalesView as SalesView_5b6c2d0ce79d3b95f5d4ecb4211b9d02 } from '../../../app/(payload)/sales-view'
import { MembersView as MembersView_a9168a712e344aaa70ae36c8b11626ff } from '../../../app/(payload)/members-view'
import { NobleIdView as NobleIdView_22ef2358ee52d9c6595050dae2b4591d } from '../../../app/(payload)/noble-id-view'
import { BookingsView as BookingsView_55e9fba97da3854f679144611cced37a } from '../../../app/(payload)/bookings-view'
import { CareView as CareView_f46d4ba03c50c648b0927208b2cf50e9 } from '../../../app/(payload)/care-view'
import { MailsView as MailsView_37cc5b237ce149b78efc683ad5b502f6 } from '../../../app/(payload)/mails-view'
import { PricesView as PricesView_d59ad08094036159eab04fbd21958e2a } from '../../../app/(payload)/prices-view'
import { LaunchesView as LaunchesView_b40c2e4125b8c823d9f753ed6cbeb0a0 } from '../../../app/(payload)/launches-view'
import { FinanceView as FinanceView_8dda946c0227399b5624b3ac9ea2743c } from '../../../app/(payload)/finance-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/design/back-office/form-of-save#FormOfSave": FormOfSave_84875f73bd0b6b634f7d45960dfb26bc,
  "/design/back-office/languages#LanguagesCell": LanguagesCell_b3e0178a8d10f9330403b747c7b871a5,
  "/design/back-office/languages#LanguagesField": LanguagesField_b3e0178a8d10f9330403b747c7b871a5,
  "/design/back-office/source-text#SourceText": SourceText_e211e2cb3a7fceb08745bc82a8a55d4b,
  "/design/back-office/list-cells#MoneyCell": MoneyCell_26087fdf42d4ac1e710f149e055c93af,
  "/app/(payload)/price-source#PriceSourceText": PriceSourceText_a3566908a9bf0ff5c6628850fa73cf1b,
  "/design/back-office/row-label#RowLabel": RowLabel_707ed2a17572ad3c8b829d5c22fa667c,
  "/features/catalogue/ui/position-paste#PositionPaste": PositionPaste_b14f1743e70f867cae70a8a028726be7,
  "/design/back-office/list-cells#DateCell": DateCell_26087fdf42d4ac1e710f149e055c93af,
  "/design/back-office/list-cells#DateInWords": DateInWords_26087fdf42d4ac1e710f149e055c93af,
  "/features/previews/ui/share-preview#SharePreview": SharePreview_5b20ea70fde8474334fc82b1a28ebfbb,
  "/design/back-office/source-title#SourceTitle": SourceTitle_2d652a54e8624e4d9644521f8187a9a4,
  "/app/(payload)/unit-offer#UnitOfferText": UnitOfferText_f733061ae6eaf300250ab17013325aac,
  "/features/leads/ui/lead-export#LeadExport": LeadExport_a75955236cbe43fa4dd9d5357254c1be,
  "/design/back-office/choice-title#ChoiceTitle": ChoiceTitle_5364a77ee834171875e17fc99392d004,
  "/design/back-office/source-text#SourceBlocks": SourceBlocks_e211e2cb3a7fceb08745bc82a8a55d4b,
  "/features/site/ui/menu-row-label#MenuRowLabel": MenuRowLabel_c8c0b23b737711745523ea4cf303d2aa,
  "/features/routing/ui/short-link-card#ShortLinkCard": ShortLinkCard_aa6e0a43634abeaff44e38f5b3b9f00c,
  "/features/media/ui/picture-cells#UsesCell": UsesCell_fa2e1059ccfe970889bae11564a54335,
  "/features/media/ui/picture-uses#UsesField": UsesField_528faa4975aba3df3725686152f5c071,
  "/features/media/ui/picture-cells#DescriptionCell": DescriptionCell_fa2e1059ccfe970889bae11564a54335,
  "/features/media/ui/description-warning#DescriptionWarning": DescriptionWarning_60d87914963c549c822ed6dc0365c64c,
  "/features/media/ui/picture-cells#PictureCell": PictureCell_fa2e1059ccfe970889bae11564a54335,
  "/features/staff/ui/current-password#CurrentPassword": CurrentPassword_e8fe5aeaf3c7cdcdbb0060873399d802,
  "/features/staff/ui/second-factor-card#SecondFactorCard": SecondFactorCard_5767f3aa46ea92fee88e8f29dc82282b,
  "/features/routing/ui/redirect-tools#RedirectTools": RedirectTools_1283457117d5f85d424ad473ca872182,
  "/features/routing/ui/make-redirect#MakeRedirectCell": MakeRedirectCell_ebc38300cac0b5c883306fa8d1e88ac2,
  "/features/routing/ui/make-redirect#MakeRedirectField": MakeRedirectField_ebc38300cac0b5c883306fa8d1e88ac2,
  "/features/promotions/ui/closed-projects#ClosedProjects": ClosedProjects_16729726ae8177de128063aefea6ddb0,
  "/features/requests/ui/request-files#RequestFiles": RequestFiles_180e885c964a3ad32dde04d2cca4ef85,
  "/features/requests/ui/described-words#DescribedWords": DescribedWords_dd7a9f82bc05d8c0c972b4319872081a,
  "/app/(payload)/visits-today#VisitsToday": VisitsToday_cd9d20412da18128282b82df5dc38e92,
  "/design/back-office/back-office-mark#BackOfficeIcon": BackOfficeIcon_065e802a69e3d5eec75b1418d1ac3370,
  "/design/back-office/back-office-mark#BackOfficeLogo": BackOfficeLogo_065e802a69e3d5eec75b1418d1ac3370,
  "/app/(payload)/sales-view#SalesNavLink": SalesNavLink_5b6c2d0ce79d3b95f5d4ecb4211b9d02,
  "/app/(payload)/members-view#MembersNavLink": MembersNavLink_a9168a712e344aaa70ae36c8b11626ff,
  "/app/(payload)/noble-id-view#NobleIdNavLink": NobleIdNavLink_22ef2358ee52d9c6595050dae2b4591d,
  "/app/(payload)/bookings-view#BookingsNavLink": BookingsNavLink_55e9fba97da3854f679144611cced37a,
  "/app/(payload)/finance-view#FinanceNavLink": FinanceNavLink_8dda946c0227399b5624b3ac9ea2743c,
  "/app/(payload)/prices-view#PricesNavLink": PricesNavLink_d59ad08094036159eab04fbd21958e2a,
  "/app/(payload)/launches-view#LaunchesNavLink": LaunchesNavLink_b40c2e4125b8c823d9f753ed6cbeb0a0,
  "/app/(payload)/mails-view#MailsNavLink": MailsNavLink_37cc5b237ce149b78efc683ad5b502f6,
  "/app/(payload)/care-view#CareNavLink": CareNavLink_f46d4ba03c50c648b0927208b2cf50e9,
  "/app/(payload)/late-jobs#LateJobs": LateJobs_8f3dbe2a31cfe7ed2908e1a9b21718bd,
  "/app/(payload)/dashboard#WaitingWork": WaitingWork_b0d29aeddaaa14e0110df641531465fe,
  "/app/(payload)/sales-view#SalesView": SalesView_5b6c2d0ce79d3b95f5d4ecb4211b9d02,
  "/app/(payload)/members-view#MembersView": MembersView_a9168a712e344aaa70ae36c8b11626ff,
  "/app/(payload)/noble-id-view#NobleIdView": NobleIdView_22ef2358ee52d9c6595050dae2b4591d,
  "/app/(payload)/bookings-view#BookingsView": BookingsView_55e9fba97da3854f679144611cced37a,
  "/app/(payload)/care-view#CareView": CareView_f46d4ba03c50c648b0927208b2cf50e9,
  "/app/(payload)/mails-view#MailsView": MailsView_37cc5b237ce149b78efc683ad5b502f6,
  "/app/(payload)/prices-view#PricesView": PricesView_d59ad08094036159eab04fbd21958e2a,
  "/app/(payload)/launches-view#LaunchesView": LaunchesView_b40c2e4125b8c823d9f753ed6cbeb0a0,
  "/app/(payload)/finance-view#FinanceView": FinanceView_8dda946c0227399b5624b3ac9ea2743c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
