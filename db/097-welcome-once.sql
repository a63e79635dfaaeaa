-- M28: the welcome is given once a mailbox, however many spellings of its address have an account: a hash of the mailbox
-- that it went to.
alter table welcome_offers add column mailbox text;
create unique index welcome_offers_one_a_mailbox on welcome_offers (mailbox) where given_at is not null;
