-- Icon and logo of the site are chosen per language; null is the house's own mark, which every text so far named by its path.
alter table cms_version disable trigger cms_version_keeps_words;
update cms_version v
   set content = v.content || '{"favicon": {"en_US": null, "zh_CN": null}, "logo": {"en_US": null, "zh_CN": null}, "logoAlt": {"en_US": "", "zh_CN": ""}}'
  from cms_text t where t.id = v.text_id and t.kind = 'seo';
alter table cms_version enable trigger cms_version_keeps_words;
