-- Reason codes are settings: the area reasonCodes, with one list for each act of staff.

-- The sentence that a customer reads for a reason code: in the list that applied at a moment, or applies now without
-- one. A code that no list has reads as itself.
create function reason_text(act text, reason text, at timestamptz) returns jsonb language sql stable as $$
  select case when reason is not null then coalesce(
    (select r -> 'text'
       from (select v.content from setting_version v
              where v.area = 'reasonCodes' and v.subject = act and v.applied_at is not null and (at is null or v.applied_at <= at)
              order by v.effective_from desc limit 1) list,
            jsonb_array_elements(list.content -> 'codes') r
      where r ->> 'code' = reason),
    jsonb_build_object('en_US', reason, 'zh_CN', reason)) end
$$;
