-- why: whoever was suspended before the first sign-in came back active, with the one-time password for good; and roles could be
-- given to somebody while the one who invited them knew both of their factors. Both wait for the first sign-in now.
create temporary table never_entered on commit drop as
select o.id, o.status, t.n from operator o
  join (select entity_id, max(n) as n, bool_or(from_state = 'invited' and to_state = 'active') as entered
          from transition where entity = 'operator' group by entity_id) t on t.entity_id = o.id::text
 where t.entered is not true;

insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
select 'operator', o.id::text, o.n + step.n, step.before, step.after, now(), 'migration'
  from never_entered o cross join (values (1, 'active', 'suspended'), (2, 'suspended', 'invited')) step (n, before, after)
 where o.status = 'active';
update operator_session s set ended_at = now() from never_entered o where s.operator_id = o.id and s.ended_at is null;
update operator o set totp_confirmed_at = null, status = case when o.status = 'active' then 'invited' else o.status end
  from never_entered e where e.id = o.id;
update operator o set roles = '{}' from never_entered e
 where e.id = o.id and exists (select 1 from approval_request r
                                where r.kind = 'operator_access' and r.subject_id = o.id::text and r.status = 'approved');
