export { consumeFormQuota, consumeRecipientQuota, fieldOf, pageOfSender, passesTimeTrap } from './actions/sender'
