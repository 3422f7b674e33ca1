import { PREVIEW_METADATA } from '@/features/previews/ui/preview-frame'
import { policyPreviewRoute } from '../../../policy-preview-route'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

export default policyPreviewRoute('privacy')
