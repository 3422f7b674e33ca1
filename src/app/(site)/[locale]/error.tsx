'use client'

export { ErrorPage as default } from '@/features/site/ui/error-page'
