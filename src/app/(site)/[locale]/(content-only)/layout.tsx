export { ContentOnlyLayout as default } from '@/features/content/ui/layouts/content-only-layout'
