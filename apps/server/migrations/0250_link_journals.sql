-- why: who appended to the chain of journals asked for its head, waited for the answer and sent hashes back, with the transaction open and everybody
-- else's journals behind it. The database links them where they are written (decision 0014): so a batch goes out in one piece.

-- Each text is a journal's row from its id on, as `canonicalJournal` writes it; each answer its place in the chain. The head is locked by whoever appends.
create function link_journals(journals text[]) returns table (link_seq bigint, prev_hash text, hash text) language plpgsql as $$
declare
  each text;
begin
  select c.seq, c.hash into strict link_seq, hash from chain_head c where c.chain = 'journal' for update;
  foreach each in array journals loop
    link_seq := link_seq + 1;
    prev_hash := hash;
    hash := encode(sha256(convert_to(prev_hash || '|' || link_seq || '|' || each, 'UTF8')), 'hex');
    return next;
  end loop;
  update chain_head c set seq = link_seq, hash = link_journals.hash where c.chain = 'journal';
end $$;
comment on function link_journals is 'hash = SHA-256(previous hash | number | canonical row)';
