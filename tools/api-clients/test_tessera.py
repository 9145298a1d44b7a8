"""Tests of the client against the written documents: `npm run api -- --check` runs them."""

import copy
import json
import pathlib
import unittest

from tessera import Document, form_of, signature_of

made = pathlib.Path(__file__).parent / "made"
documents = [Document(json.loads((made / f"{name}.json").read_text(encoding="utf-8"))) for name in ("customers", "staff")]


def successes(document):
    """Returns the schema and the example of each successful answer in JSON."""
    for name, (_, _, operation) in document.operations.items():
        content = operation["responses"]["200"]["content"].get("application/json")
        if content:
            yield name, content["schema"], content["example"]


class Faults(unittest.TestCase):
    def setUp(self):
        _, self.schema, example = next(each for each in successes(documents[0]) if each[0] == "withdrawals.get")
        self.answer = copy.deepcopy(example)

    def faults(self):
        return documents[0].faults(self.schema, self.answer)

    def test_finds_nothing_in_the_examples(self):
        for document in documents:
            for name, schema, example in successes(document):
                self.assertEqual(document.faults(schema, example), [], name)

    def test_finds_a_missing_key(self):
        del self.answer["data"]["fee"]
        self.assertEqual(self.faults(), ["answer.data.fee is missing"])

    def test_finds_a_wrong_type(self):
        self.answer["data"]["cancellable"] = 1
        self.assertEqual(self.faults(), ["answer.data.cancellable is no boolean"])

    def test_finds_a_value_that_is_no_choice(self):
        self.answer["data"]["status"] = "lost"
        self.assertRegex(self.faults()[0], r"^answer\.data\.status is none of \[")

    def test_finds_another_code_than_success(self):
        self.answer["code"] = "NOT_FOUND"
        self.assertEqual(self.faults(), ["answer.code is not 'SUCCESS'"])

    def test_takes_null_where_it_may_be(self):
        self.answer["data"]["tag"] = None
        self.assertEqual(self.faults(), [])

    def test_finds_what_fits_no_form(self):
        self.answer["data"]["reason"] = 7
        self.assertEqual(self.faults(), ["answer.data.reason fits none of its forms"])


class Requests(unittest.TestCase):
    def test_signs_as_the_published_vector(self):
        sign = signature_of(
            "sec_published-for-tests-only",
            "1773816125000",
            "POST",
            "/ex/api/v1/orders/current",
            b'{"page":1,"pageSize":20}',
        )
        self.assertEqual(sign, "80f421924406aedf9a07a9ecdd60545dbfe259b261a9635a9ca88b7ca4156d5f")

    def test_writes_a_form_with_a_file(self):
        media_type, body = form_of({"purpose": "image"}, ("a.png", "image/png", b"\x89PNG"))
        boundary = media_type.removeprefix("multipart/form-data; boundary=").encode()
        self.assertEqual(body.count(b"--" + boundary), 3)
        self.assertIn(b'name="purpose"\r\n\r\nimage\r\n', body)
        self.assertIn(b'name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n', body)


if __name__ == "__main__":
    unittest.main()
