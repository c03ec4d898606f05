"""A test-suite in Python, standard library alone: the fake is a child process that says where it listens.

  npm run build && python3 examples/scripts/python_client.py

Prints:
  test_a_lesson_nobody_knows_of_is_left_out ok
  test_a_stuck_agent_is_noticed ok
  test_an_overloaded_decider_is_an_error ok
  every step was used, and no other request came
"""

import json
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request
from pathlib import Path

# In a project of your own: ["node_modules/.bin/decider-kit"]
KIT = ["node", str(Path(__file__).parents[2] / "dist/cli/main.js")]

SCRIPT = {
    "answers": {"stuck": 0.96, "lesson_*": "omit"},
    "steps": [
        {"when": {"session": "overloaded"}, "status": 503},
        {"when": {"path": "/v1/systemone"}},
    ],
}


def decide(url, key):
    """The client that is tested: gives the probability of yes, or None where the decider does not know."""
    question = {"type": "noul", "instructions": f"Is it {key}?"}
    body = json.dumps({"protocol": 1, "state": "The build is red.", "questions": {key: question}})
    request = urllib.request.Request(f"{url}/v1/systemone", body.encode())
    with urllib.request.urlopen(request, timeout=5) as response:
        return json.load(response)["answers"].get(key, {}).get("noul")


class Client(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        script = Path(cls.folder.name, "script.json")
        script.write_text(json.dumps(SCRIPT))
        # --strict: exit code 1 where a step was never used or a request matched none.
        words = [*KIT, "fake", "--strict", str(script)]
        cls.fake = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        cls.url = cls.fake.stdout.readline().removeprefix("listening ").strip()

    @classmethod
    def tearDownClass(cls):
        cls.fake.terminate()
        _, report = cls.fake.communicate(timeout=10)
        cls.folder.cleanup()
        if cls.fake.returncode != 0:
            raise AssertionError(report)

    def test_a_stuck_agent_is_noticed(self):
        self.assertEqual(decide(self.url, "stuck"), 0.96)

    def test_a_lesson_nobody_knows_of_is_left_out(self):
        self.assertIsNone(decide(self.url, "lesson_1"))

    def test_an_overloaded_decider_is_an_error(self):
        # A session of its own, by the prefix of the path.
        with self.assertRaises(urllib.error.HTTPError) as raised:
            decide(f"{self.url}/@overloaded", "stuck")
        self.assertEqual(raised.exception.code, 503)
        raised.exception.close()


class Lines(unittest.TextTestResult):
    def addSuccess(self, test):
        super().addSuccess(test)
        print(test.id().split(".")[-1], "ok")


if __name__ == "__main__":
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Client)
    result = unittest.TextTestRunner(stream=sys.stderr, verbosity=0, resultclass=Lines).run(suite)
    if not result.wasSuccessful():
        sys.exit(1)
    print("every step was used, and no other request came")
