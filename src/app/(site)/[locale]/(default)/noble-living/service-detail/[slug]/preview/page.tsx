import { PREVIEW_METADATA } from '@/features/previews/ui/preview-frame'
import { livingPreviewRoute } from '../../../../../living-preview-route'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

export default livingPreviewRoute('benefit')
