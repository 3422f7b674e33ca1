export { ContentOnlyLayout as default } from '@/features/site/ui/layouts/content-only-layout'
