export { onSavedHomesChange, savedHomes, saveHomes } from './ui/saved-store'
